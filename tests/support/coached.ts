import type { UserID } from "#shared/ids.ts";
import type { Use } from "#shared/rules/key-costs/cost.ts";
import { NO_COSTS, withRace, type Costs } from "#shared/rules/key-costs/costs.ts";
import { paceOf } from "#shared/rules/key-costs/reference.ts";
import { storedOf } from "#shared/rules/key-costs/stored.ts";
import type { Work } from "#shared/server/platform/work.ts";

import { TYPISTS } from "./corpus/typists.ts";
import { diceOf } from "./dice.ts";
import { costsAfter, evenPerson, type Weakness } from "./weak-racer.ts";

/** Pairs so slow that they are found before any racers were asked. */
export const WEAK: Weakness = { th: 2.6, ou: 2.6, st: 2.6, er: 2.6, ng: 2.6 };

/** What keys take somebody with these weak pairs. */
export const weakCosts = (weakness: Weakness = WEAK): Costs =>
  costsAfter(40, evenPerson(TYPISTS.average, diceOf("coached")), diceOf("races of coached"), weakness);

const FACTS_OF = 12;

/** What facts of a lesson take somebody for whom the last so many take three times as long. */
export function weakFactCosts(weak: number, races = 12): Costs {
  const facts = Array.from(
    { length: FACTS_OF + weak },
    (_unused, nth) => `${6 + (nth % 4)} × ${11 + Math.floor(nth / 4)}`,
  );
  const uses = facts.map((part, nth): Use => ({ part, ratio: nth < FACTS_OF ? 1 : 3, isMissed: false }));
  let costs = NO_COSTS;
  for (let race = 0; race < races; race++) {
    const seen = uses.map((use) => ({ ...use, ratio: use.ratio * (race % 2 === 0 ? 0.9 : 1.1) }));
    costs = withRace(costs, new Map([["multiplication_2", { paceMs: 2_500, uses: seen }]]));
  }
  return costs;
}

/** Keeps what somebody's keys or facts take, as paid races would. */
export async function keepCosts({ trx, now }: Work, userID: UserID, costs: Costs): Promise<void> {
  const site = costs.has("pairs") ? "type" : "math";
  const values = { costs: JSON.stringify(storedOf(costs)), pace_ms: paceOf(costs) ?? null, raced_stamp: now };
  await trx
    .insertInto("key_costs")
    .values({ user_id: userID, site, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "site"]).doUpdateSet(values))
    .execute();
}
