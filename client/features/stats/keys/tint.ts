import type { FactCost, KeyCost } from "../../../data/stats/use-key-stats.ts";

/** How something is drawn: a weakness, a little slow, as usual, quick, or not known. */
export type Tint = "weak" | "slow" | "usual" | "quick" | "unknown";

/** How many times the usual it takes to be called slow, or quick. */
const SLOW = 1.12;
const QUICK = 0.9;

export const TINT_WORDS: Readonly<Record<Tint, string>> = {
  weak: "Costs you time",
  slow: "A little slow",
  usual: "As usual",
  quick: "Quick",
  unknown: "Not typed enough yet",
};

export function tintOf(cost: Pick<KeyCost | FactCost, "isWeak" | "ownMs" | "usualMs"> | undefined): Tint {
  if (!cost) return "unknown";
  if (cost.isWeak) return "weak";
  const times = cost.ownMs / cost.usualMs;
  if (times > SLOW) return "slow";
  return times < QUICK ? "quick" : "usual";
}

/** What counts of a key that types two characters: the one that costs more. */
export const worse = (one: KeyCost | undefined, other: KeyCost | undefined): KeyCost | undefined => {
  if (!one || !other) return one ?? other;
  if (one.isWeak !== other.isWeak) return one.isWeak ? one : other;
  return one.lostInHundredMs >= other.lostInHundredMs ? one : other;
};
