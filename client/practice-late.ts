import { lasting } from "./browser/storages.ts";
import { COACH_STORE } from "./features/practice/coach/coach-store-name.ts";

/** Keeps the practice page for a day without a connection, and sends what was practised with the coach on one. */
export async function readyPractice(): Promise<void> {
  const { keepPractice } = await import("./browser/workers.ts");
  await keepPractice();
  if (lasting.getItem(COACH_STORE) === null) return;
  const { sendWaiting } = await import("./features/practice/coach/send.ts");
  await sendWaiting();
}
