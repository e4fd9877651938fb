// The page opens without the server too: a worker keeps what was loaded. Games themselves need the server.

const QUIET = 3_000; // milliseconds after which a page has surely come; before, the worker would be in its way

/** Let a worker keep the page, once it is there, with all that this visit has needed of it. */
export function keepThePage(): void {
  if (!("serviceWorker" in navigator)) return;
  setTimeout(() => void register().catch(() => {}), QUIET); // without it, everything else works
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
  active?.postMessage({ keep: ours.map(({ pathname }) => pathname) });
}
