// Before the first paint: the theme and the language that were chosen here last.
try {
  const kept = JSON.parse(localStorage.getItem("ostraka") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  if (typeof kept.language === "string") document.documentElement.lang = kept.language;
} catch {
  // a browser that keeps nothing
}
