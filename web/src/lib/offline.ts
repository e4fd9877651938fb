// The page opens offline: a service worker caches what was loaded. Games need the server.

const QUIET = 3_000; // milliseconds until the page has loaded; earlier, the worker would compete with it

/** Register the service worker once the page has loaded, and let it cache the assets of this visit. */
export function keepThePage(): void {
  if (!("serviceWorker" in navigator)) return;
  setTimeout(() => void register().catch(() => {}), QUIET); // the page works without it
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
  active?.postMessage({ keep: ours.map(({ pathname }) => pathname) });
}
