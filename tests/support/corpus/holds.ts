import { between, seededDice, type Dice } from "#shared/rules/chance.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { logNormal, normal, quirk } from "./draws.ts";
import { isSameHand } from "./keyboard.ts";

/** What a person's holds depend on. */
interface Holder {
  readonly seed: number;
  readonly wpm: number;
  readonly clockMs: number;
  readonly isTwoFingered: boolean;
}

/** The shortest time from letting a key go to pressing it again. */
const AGAIN_MS = 20;

/**
 * The keys as a person lets them go: each key has a length of its own that lasts, about which the person varies. Means of
 * people are 75 to 135 ms, quick ones at the lower end, so that fast hands overlap 40 to 70 % of their keys (Dhakal and
 * others 2018, 136 million keystrokes).
 */
export function heldBy(person: Holder, keys: readonly Key[]): Key[] {
  const dice = seededDice(person.seed ^ (keys.at(-1)?.atMs ?? 0));
  const { clockMs } = person;
  const ticked = (heldMs: number): number => Math.round(Math.floor((heldMs + clockMs * dice()) / clockMs) * clockMs);
  const spread = 0.19 + 0.07 * quirk(person.seed, "spread of holds");
  const byKey = 0.18 + 0.07 * quirk(person.seed, "holds by key");
  return keys.map((key, index) => {
    const small = key.character.toLowerCase();
    const meanMs = holdMsOf(person) * Math.exp(byKey * quirk(person.seed, `hold ${small}`));
    const mostMs = leftMs(person, keys, index);
    const heldMs = Math.max(12, Math.min(mostMs, logNormal(dice, meanMs, spread)));
    return { ...key, heldMs: ticked(heldMs) };
  });
}

const holdMsOf = ({ seed, wpm }: Holder): number =>
  (wpm > 100 ? 92 : 105) + (wpm > 100 ? 17 : 30) * quirk(seed, "hold");

/** How long a key can be down at most: until it is wanted again, with two fingers until the hand is. */
function leftMs({ isTwoFingered }: Holder, keys: readonly Key[], index: number): number {
  const { atMs = 0, character = "" } = keys[index] ?? {};
  const next = keys
    .slice(index + 1, index + 6)
    .find((key) => key.character === character || (isTwoFingered && isSameHand(key.character, character)));
  return next ? Math.max(8, next.atMs - atMs - AGAIN_MS) : Number.POSITIVE_INFINITY;
}

/** How a machine lets its keys go. */
export const PRESSES = ["plainly", "unsaid", "drawn"] as const;
export type Press = (typeof PRESSES)[number];

/**
 * The keys as a machine lets them go. Plainly, as public programs do: in the same instant, or after a constant time with
 * what timers add. Or it says nothing of it, or draws a time for each.
 */
export function pressedBy(press: Press, dice: Dice): (keys: readonly Key[]) => Key[] {
  if (press === "unsaid") return (keys) => keys.map(({ atMs, fairMs, character }) => ({ atMs, fairMs, character }));
  const constantMs = dice() < 0.5 ? 0 : between(dice, 10, 90);
  const meanMs = between(dice, 70, 120);
  const holdMs = (): number =>
    press === "drawn"
      ? logNormal(dice, meanMs, 0.25)
      : constantMs === 0
        ? dice() < 0.1
          ? 1
          : 0
        : constantMs + Math.abs(normal(dice));
  return (keys) => keys.map((key) => ({ ...key, heldMs: Math.round(holdMs()) }));
}
