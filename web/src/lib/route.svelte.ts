// The router: which screen an address names.

export type Route =
  | { readonly name: "home" }
  | { readonly name: "table"; readonly link: string }
  | { readonly name: "review"; readonly link: string }
  | { readonly name: "replay"; readonly link: string | null }
  | { readonly name: "learn"; readonly game: string | null }
  | { readonly name: "rules"; readonly game: string }
  | { readonly name: "device" }
  | { readonly name: "lost" };

export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter((part) => part !== "");
  if (rest.length > 0) return { name: "lost" };
  if (first === "") return { name: "home" };
  if (first === "t" && second !== "") return { name: "table", link: second };
  if (first === "review" && second !== "") return { name: "review", link: second };
  if (first === "replay") return { name: "replay", link: second === "" ? null : second };
  if (first === "learn") return { name: "learn", game: second === "" ? null : second };
  if (first === "rules" && second !== "") return { name: "rules", game: second };
  if (first === "device" && second === "") return { name: "device" };
  return { name: "lost" };
}

const LINK = /^[0-9A-Za-z]{22}$/;

/** The table link in a text: an address of this server, or the link alone. */
export function linkIn(text: string, origin: string): string | null {
  const path = text.trim().replace(/[?#].*$/, "");
  if (LINK.test(path)) return path;
  const local = path.startsWith(origin) ? path.slice(origin.length) : path;
  const where = local.startsWith("/") ? routeOf(local) : null;
  return where?.name === "table" && LINK.test(where.link) ? where.link : null;
}

let current: Route = $state.raw(routeOf(location.pathname));

export const route = (): Route => current;

export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  current = routeOf(location.pathname);
  if (location.hash === "") scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Follow links to our own screens without reloading the page. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const anchor = (event.target as Element | null)?.closest("a");
    if (!anchor || anchor.target !== "" || anchor.hasAttribute("download")) return;
    if (anchor.origin !== location.origin || anchor.pathname.startsWith("/api")) return;
    if (routeOf(anchor.pathname).name === "lost") return;
    if (anchor.pathname === location.pathname && anchor.hash !== "") return;
    event.preventDefault();
    go(anchor.pathname + anchor.search + anchor.hash);
  };
  const back = () => {
    current = routeOf(location.pathname);
  };
  document.addEventListener("click", click);
  window.addEventListener("popstate", back);
  return () => {
    document.removeEventListener("click", click);
    window.removeEventListener("popstate", back);
  };
}
