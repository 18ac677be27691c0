import { parentPort, workerData } from "node:worker_threads";

const EVERY_MS = 50;
const { url, token } = workerData as { readonly url: string; readonly token: string };

/** Makes a call again and again from a thread of its own, and says how long each one took. */
const timer = setInterval(() => {
  const startMs = performance.now();
  void fetch(`${url}/api/v2/auth/self`, { headers: { authorization: `Bearer ${token}` } }).then(async (answer) => {
    await answer.text();
    parentPort?.postMessage({ tookMs: performance.now() - startMs, status: answer.status });
  });
}, EVERY_MS);
parentPort?.once("message", () => clearInterval(timer));
