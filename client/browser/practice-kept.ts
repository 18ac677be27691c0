import { savesData } from "./data-saving.ts";
import { lasting } from "./storages.ts";
import { within } from "./within.ts";
import { keepPractice } from "./workers.ts";

/**
 * Caches the practice page now, and waits until it is.
 *
 * @returns `unable` where the browser has no workers for that or keeps nothing, `saving` where the visitor saves data
 */
export async function practiceKept(spanMs: number): Promise<"kept" | "unable" | "saving" | "refused"> {
  if (!("serviceWorker" in navigator) || !lasting.keeps()) return "unable";
  if (savesData()) return "saving";
  try {
    await within(spanMs, keepPractice());
    if (!(await within(spanMs, navigator.serviceWorker.getRegistration()))) return "refused";
    await within(spanMs, navigator.serviceWorker.ready);
    return "kept";
  } catch {
    return "refused";
  }
}
