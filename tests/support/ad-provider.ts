import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

const sends = (word: string): string => `parent.postMessage({ ad: ${JSON.stringify(word)} }, "*");`;
const shows = (script: string): string =>
  `<!doctype html><title>Ad</title><body style="margin:0;background:#17bfae"><h1>Buy paint</h1><script>${script}</script>`;

/** What goes wrong in the page of a hostile provider, one after the other, without stopping it. */
const HOSTILE = `
  const tries = {
    top: () => { top.location = "https://evil.example/"; },
    open: () => { open("https://evil.example/", "_top"); },
    parent: () => { parent.document.body.innerHTML = "pwned"; },
    script: () => { parent.document.head.append(document.createElement("script")); },
    storage: () => { localStorage.setItem("pwned", "1"); },
    cookies: () => { document.cookie = "pwned=1"; },
    name: () => { parent.pwned = 1; },
    dialogs: () => { alert("pwned"); },
    question: () => { confirm("pwned"); },
    form: () => { const form = document.createElement("form"); form.action = "https://evil.example/"; form.target = "_top"; document.body.append(form); form.submit(); },
    camera: () => { navigator.mediaDevices.getUserMedia({ video: true }).catch(() => 0); },
    screen: () => { document.documentElement.requestFullscreen().catch(() => 0); },
    focus: () => { const field = document.createElement("input"); document.body.append(field); field.focus(); window.focus(); },
  };
  const done = [];
  for (const [name, attempt] of Object.entries(tries)) {
    try { attempt(); done.push(name); } catch { /* as it should be */ }
  }
  const messages = [
    "played", { ad: "open" }, { ad: "played", to: "https://evil.example/" }, { type: "navigate", to: "/shop" }, ["failed"],
    { ad: { toString: () => "failed" } }, null, 7, "<img src=x onerror=pwned=1>", { __proto__: { ad: "failed" } },
  ];
  for (let times = 0; times < 2000; times++) for (const message of messages) {
    try { parent.postMessage(message, "*"); } catch { /* what can't be sent */ }
  }
  ${sends("playing")}
  document.title = done.join(" ");
  fetch("/heard?" + done.join("+"), { mode: "no-cors" });
`;

const PAGES = {
  good: shows(sends("playing")),
  bad: shows(sends("failed")),
  silent: shows(""),
  short: shows(`${sends("playing")} setTimeout(() => { ${sends("played")} }, 300);`),
  hostile: shows(HOSTILE),
} as const;
type Manner = keyof typeof PAGES;

/** A provider of ads on another port of this machine, so of another origin, with two pages. */
export interface AdProvider {
  readonly url: string;
  readonly pages: readonly [one: string, two: string];
  /** What was asked of it: the path with what follows. */
  readonly asked: readonly string[];
  /** How its two pages behave from now on. */
  behaves(one: Manner, two?: Manner): void;
  close(): Promise<void>;
}

export async function startAdProvider(): Promise<AdProvider> {
  const asked: string[] = [];
  const manners: Record<string, Manner> = {};
  const server: Server = createServer((req, res) => {
    const { pathname, search } = new URL(req.url ?? "/", "http://ads");
    asked.push(pathname + search);
    const manner = manners[pathname];
    res.writeHead(manner === undefined ? 204 : 200, { "content-type": "text/html", "set-cookie": "pwned=1" });
    res.end(manner && PAGES[manner]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // Cookies know hosts and no ports: a host of its own, as a real provider has.
  const url = `http://localhost:${port}`;
  return {
    url,
    pages: [`${url}/one`, `${url}/two`],
    asked,
    behaves: (one, two = one) => void Object.assign(manners, { "/one": one, "/two": two }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
