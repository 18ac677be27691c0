import type { MathRacer } from "./math-racer.ts";
import type { TestRacer } from "./racer.ts";

const EVERY_MS = 5_000;

/** Typists who neither finish nor fall asleep while a slow machine types. @returns how to stop it */
export function dawdling(racers: readonly TestRacer[]): () => void {
  let sent = 0;
  const timer = setInterval(() => {
    for (const { room } of racers) {
      const { text, greenMs } = room.state;
      room.send("keys", { from: sent, at: [Math.round(Date.now() - greenMs)], chars: text[sent] });
    }
    sent++;
  }, EVERY_MS);
  return () => clearInterval(timer);
}

/** Calculators who think for as long as it takes. @returns how to stop it */
export function thinking(racers: readonly MathRacer[]): () => void {
  const timer = setInterval(() => {
    for (const { room } of racers) room.send("stir", {});
  }, EVERY_MS);
  return () => clearInterval(timer);
}
