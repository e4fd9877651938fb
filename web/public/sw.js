// Lets the page open without the server: what was loaded once is kept. Games themselves need the server.

const KEPT = "ostraka-1";
const PAGE = "/";

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

/** What is named by its content never changes: what is kept is right. */
async function keptFirst(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Pages come from the server, and from what is kept where it cannot be reached. */
async function freshFirst(request, name) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer;
  } catch {
    return (await cache.match(name)) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/schema")) event.respondWith(freshFirst(request, PAGE));
  else if (["/theme.js", "/icon.svg", "/manifest.webmanifest"].includes(pathname)) event.respondWith(freshFirst(request, pathname));
});
