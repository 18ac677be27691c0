import { lasting } from "./browser/storages.ts";
import { keepPractice } from "./browser/workers.ts";

/** Keeps the practice page for a day without a connection, and sends what was practised with the coach on one. */
export async function readyPractice(): Promise<void> {
  await keepPractice();
  if (lasting.getItem("redline-coach") === null) return;
  const { sendWaiting } = await import("./features/practice/coach/send.ts");
  await sendWaiting();
}
