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

/** Starts a worker of the build's, by the address that the build gives it. @throws where the browser has no workers or refuses */
export const startWorker = (url: string): Worker => new Worker(ours(url), { type: "module" });

/** Caches the practice page in the browser, if supported and not in data-saving mode. */
export async function keepPractice(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!("serviceWorker" in navigator) || connection?.saveData === true) return;
  try {
    await navigator.serviceWorker.register(ours("/practice-worker.js"));
  } catch (problem) {
    console.warn("Practice won't work offline:", problem);
  }
}
