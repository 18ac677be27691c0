// Serves the practice page, and nothing else, where the network does not answer. Every other request is left alone: no
// page, no script of the races and no answer of the server is ever kept. The build fills in the list.
const FILES = __FILES__;
const CACHE = "practice-__VERSION__";
const PAGE = "/practice";
const SILENT_MS = 3_000;
/** Addresses that no page of ours answers. */
const NOT_PAGES = /^\/(api|dev|operator|metrics|healthz|readyz)(\/|$)/;

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

// Only once no page of the version before is open: what that page still loads is there until then.
self.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(forget());
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== self.location.origin || event.request.method !== "GET" || NOT_PAGES.test(pathname)) return;
  if (event.request.mode === "navigate") event.respondWith(fromNetwork(event));
  else if (FILES.includes(pathname)) event.respondWith(fromCache(event.request));
});

async function fromNetwork(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (problem) {
    const page = await kept(PAGE);
    if (page) return page;
    throw problem;
  }
}

const fromCache = async (request) => (await kept(request)) ?? fetch(request);

/** What is kept; nothing where the browser refuses or doesn't say. */
async function kept(request) {
  const silence = new Promise((resolve) => setTimeout(resolve, SILENT_MS));
  try {
    return await Promise.race([caches.match(request, { cacheName: CACHE }), silence]);
  } catch {
    return undefined;
  }
}
