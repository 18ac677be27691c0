import { savesData } from "./data-saving.ts";
import { lasting } from "./storages.ts";
import { within } from "./within.ts";

interface WorkerPolicy {
  createScriptURL(url: string): string;
}
/** The part that is used here; the DOM types lack it. @source https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy;
}

const BUILT = /^\/(practice-worker|assets\/[\w-]+)\.js$/;

const RULES: WorkerPolicy = {
  createScriptURL(url) {
    if (import.meta.env.DEV || BUILT.test(url)) return url;
    throw new TypeError(`not a worker of ours: ${url}`);
  },
};
let policy: WorkerPolicy | undefined;

/**
 * Makes a trusted address of a worker, as the page's policy requires. Browsers without Trusted Types take the plain
 * address.
 */
function ours(url: string): string {
  policy ??= (window as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("own-workers", RULES);
  return policy?.createScriptURL(url) ?? url;
}

/** With its script on a slow line. */
const START_MS = 5_000;

/**
 * Starts a worker of the build's, by the address that the build gives it, whose script says something as soon as it runs.
 *
 * @throws where the browser has no workers, refuses them or never runs them
 */
export async function startWorker(url: string): Promise<Worker> {
  const worker = new Worker(ours(url), { type: "module" });
  try {
    await within(START_MS, firstWord(worker));
    return worker;
  } catch (problem) {
    worker.terminate();
    throw problem;
  }
}

const firstWord = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.addEventListener("message", () => resolve(), { once: true });
    worker.addEventListener("error", () => reject(new Error("the worker doesn't run")), { once: true });
  });

/** Caches the practice page in the browser, if that keeps anything and the visitor doesn't save data. */
export async function keepPractice(): Promise<void> {
  if (!("serviceWorker" in navigator) || savesData() || !lasting.keeps()) return;
  try {
    await navigator.serviceWorker.register(ours("/practice-worker.js"));
  } catch (problem) {
    console.warn("Practice won't work offline:", problem);
  }
}
