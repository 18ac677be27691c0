import { COINS, type Coin } from "../../content/lessons/coins.ts";
import type { Candidate } from "./candidate.ts";
import type { Problem } from "./problem.ts";

const MOST_CENTS = 100;
const COINS_SHOWN = { least: 2, most: 8 };

const centsOf = (coins: readonly Coin[]): number => coins.reduce<number>((sum, coin) => sum + coin, 0);

/** Every handful of 2 to 8 coins worth at most a dollar. */
export const coinCounts = (): readonly Candidate[] =>
  handfuls(COINS_SHOWN.most, COINS)
    .filter((coins) => coins.length >= COINS_SHOWN.least && centsOf(coins) <= MOST_CENTS)
    .map((coins) => ({
      effort: coins.length * 2 + new Set(coins).size * 3 + centsOf(coins) / 20,
      answer: String(centsOf(coins)),
      make: () => problem(coins),
    }));

function handfuls(most: number, kinds: readonly Coin[]): readonly (readonly Coin[])[] {
  const [kind, ...others] = kinds;
  if (kind === undefined) return [[]];
  return Array.from({ length: most + 1 }, (_, count) => count).flatMap((count) =>
    handfuls(most - count, others).map((rest) => [...Array.from({ length: count }, () => kind), ...rest]),
  );
}

function problem(coins: readonly Coin[]): Problem {
  const groups = COINS.map((coin) => [coin, coins.filter((other) => other === coin).length] as const)
    .filter(([, count]) => count > 0)
    .map(([coin, count]) => `${count} coin${count > 1 ? "s" : ""} of ${coin} cent${coin > 1 ? "s" : ""}`);
  const last = groups.at(-1) ?? "";
  const list = groups.length > 1 ? `${groups.slice(0, -1).join(", ")} and ${last}` : last;
  return {
    prompt: {
      kind: "coins",
      coins,
      line: "How many cents is that?",
      sentence: `You have ${list}. How many cents is that altogether?`,
    },
    answer: String(centsOf(coins)),
  };
}
