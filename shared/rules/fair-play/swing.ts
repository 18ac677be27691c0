import { standardized } from "./sameness.ts";
import { mean } from "./statistics.ts";
import type { Step } from "./steps.ts";

/**
 * How far each word differs from the next one, as a multiple of what chance makes of the differences inside words. Sums of
 * several races may be added.
 */
export interface Swing {
  readonly neighbours: number;
  readonly swings: number;
}

const NO_SWING: Swing = { neighbours: 0, swings: 0 };

/** The fewest values of a word that say something of it. */
const FEWEST = 2;

/** @param words the values of each word, in order */
function swingOf(words: readonly (readonly number[])[]): Swing {
  const telling = words.filter(({ length }) => length >= FEWEST);
  let [squares, freedoms] = [0, 0];
  const means = telling.map((values) => {
    const middle = mean(values);
    for (const value of values) squares += (value - middle) ** 2;
    freedoms += values.length - 1;
    return middle;
  });
  if (telling.length < FEWEST || squares < 1e-9) return NO_SWING;
  const within = squares / freedoms;
  let swings = 0;
  for (let index = 1; index < means.length; index++) {
    const chance = within * (1 / (telling[index]?.length ?? 1) + 1 / (telling[index - 1]?.length ?? 1));
    swings += ((means[index] ?? 0) - (means[index - 1] ?? 0)) ** 2 / chance;
  }
  return { neighbours: means.length - 1, swings };
}

export const addSwings = (left: Swing, right: Swing): Swing => ({
  neighbours: left.neighbours + right.neighbours,
  swings: left.swings + right.swings,
});

/**
 * How far words differ in tempo.
 *
 * @param values of these steps, in deviations from what is usual for each
 */
export function swingIn(text: string, steps: readonly Step[], values: readonly number[]): Swing {
  const limited = standardized(values);
  const words: number[][] = [[]];
  for (const [index, { at }] of steps.entries()) {
    if (text[at] === " ") continue;
    if (text[at - 1] === " ") words.push([]);
    else words.at(-1)?.push(limited[index] ?? 0);
  }
  return swingOf(words);
}

/** How far words differ in how long their keys were down, beyond what each key takes on average. */
export function holdSwingOf(text: string, single: readonly Step[]): Swing {
  const known = single.filter(({ heldMs }) => heldMs !== undefined);
  return known.length === 0 ? NO_SWING : swingIn(text, known, beyondKey(text, known));
}

function beyondKey(text: string, steps: readonly Step[]): readonly number[] {
  const logs = steps.map(({ heldMs = 0 }) => Math.log(Math.max(1, heldMs)));
  const keys = steps.map(({ at }) => text.charCodeAt(at));
  const totals = new Map<number, number>();
  const counts = new Map<number, number>();
  for (const [index, key] of keys.entries()) {
    totals.set(key, (totals.get(key) ?? 0) + (logs[index] ?? 0));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return logs.map((log, index) => log - (totals.get(keys[index] ?? 0) ?? 0) / (counts.get(keys[index] ?? 0) ?? 1));
}
