import { parentPort, workerData } from "node:worker_threads";

const EVERY_MS = 50;
const { url, tokens } = workerData as { readonly url: string; readonly tokens: readonly string[] };
let calls = 0;

/** Makes a call again and again from a thread of its own, each as another player, and says how long it took. */
const timer = setInterval(() => {
  const startMs = performance.now();
  const token = tokens[calls++ % tokens.length];
  void fetch(`${url}/api/v2/auth/self`, { headers: { authorization: `Bearer ${token}` } }).then(async (answer) => {
    await answer.text();
    parentPort?.postMessage({ tookMs: performance.now() - startMs, status: answer.status });
  });
}, EVERY_MS);
parentPort?.once("message", () => clearInterval(timer));
