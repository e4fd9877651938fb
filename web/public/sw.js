// Service worker: the page opens offline from the cache. Games need the server.

const KEPT = "ostraka-1";
const PAGE = "/";
const MOST = 150; // cached assets

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, "/theme.js", "/icon.svg", "/manifest.webmanifest"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))),
  );
  self.clients.claim();
});

/** Cache what the page had loaded before this worker started; the browser's HTTP cache has it. */
async function keep(names) {
  const cache = await caches.open(KEPT);
  const missing = (await Promise.all(names.map(async (name) => ((await cache.match(name)) ? [] : [name])))).flat();
  await Promise.all(missing.filter((name) => name.startsWith("/assets/")).map((name) => cache.add(name).catch(() => {})));
  await forgetOldest(cache);
}

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});

/** Cache first: assets are named by their content, so they never change. */
async function keptFirst(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await forgetOldest(cache);
  }
  return answer;
}

/** Delete the oldest assets when there are many; a cache lists them in insertion order. */
async function forgetOldest(cache) {
  const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/"));
  await Promise.all(assets.slice(0, Math.max(0, assets.length - MOST)).map((old) => cache.delete(old)));
}

/** Network first: pages come from the server, and from the cache if it cannot be reached. */
async function freshFirst(request, name) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    const isOurs = name !== PAGE || (answer.headers.get("content-type") ?? "").startsWith("text/html");
    if (answer.ok && isOurs) await cache.put(name, answer.clone());
    return answer;
  } catch {
    return (await cache.match(name)) ?? Response.error();
  }
}

const SCREENS = /^\/($|t\/|review\/|replay|learn|rules\/|device$)/;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate" && SCREENS.test(pathname)) event.respondWith(freshFirst(request, PAGE));
  else if (["/theme.js", "/icon.svg", "/manifest.webmanifest"].includes(pathname)) event.respondWith(freshFirst(request, pathname));
});
