import { sql } from "kysely";

import type { Fact } from "../../contracts/facts.ts";
import { Refusal } from "../../refusal.ts";
import { isItem, sumOf } from "../../rules/rewards/reward.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import type { Grant, TimelessGrant } from "./given.ts";
import { giveGold } from "./gold-spans.ts";
import { pay, type Purse } from "./ledger.ts";
import { takeIntoOwnership } from "./owned.ts";

/** Gives players what isn't experience, for which there is `giveExperience`: the one door, as `grantWon` says. */
export const grant = (
  work: Work,
  grants: readonly TimelessGrant[],
  purse: Purse = "treasury",
): Promise<readonly Grant[]> => grantWon(work, grants, purse);

/**
 * Gives players cash, experience, nitros, gold, cars and loot, once per reference: the only writer of all of these. A
 * car or loot that a player already owns pays cash instead. Erased players get nothing. The number of statements does
 * not depend on the number of grants. Refuses: peopleOnly, for a declared bot: nothing is given to one, also not to a page
 * that was open as it was declared.
 *
 * @param purse where the cash comes from
 * @returns what this call gave, after duplicates
 */
export async function grantWon(
  work: Work,
  grants: readonly Grant[],
  purse: Purse = "treasury",
): Promise<readonly Grant[]> {
  const players = await lockPlayers(
    work,
    grants.map(({ userID }) => userID),
    ["user_id", "is_bot"],
    "change",
  );
  if (players.some((player) => player.is_bot)) throw new Refusal("peopleOnly", "Bots win nothing.");
  const known = new Set(players.map(({ user_id }) => user_id));
  const fresh = await freshOf(
    work,
    grants.filter(({ userID }) => known.has(userID)),
  );
  if (fresh.length === 0) return [];
  const given = await takeIntoOwnership(work, fresh);
  await work.trx
    .insertInto("grants")
    .values(
      given.map(({ userID, rewards, reference, reason }) => ({
        reference,
        user_id: userID,
        rewards: JSON.stringify(rewards),
        reason,
        stamp: work.now,
      })),
    )
    .execute();
  await pay(
    work,
    given.map(({ userID, rewards, reference, reason }) => ({ userID, amount: sumOf(rewards).cash, reference, reason })),
    purse,
  );
  await addToPlayers(work, given);
  await giveGold(
    work,
    given.flatMap(({ userID, rewards, reference }) => {
      const days = sumOf(rewards).goldDays;
      return days === 0 ? [] : [{ userID, reference, days }];
    }),
  );
  return given;
}

/** The grants that were not given before. A player's grants never run concurrently, since the player is locked. */
async function freshOf({ trx }: Work, grants: readonly Grant[]): Promise<readonly Grant[]> {
  const byReference = new Map(grants.map((each) => [each.reference, each]));
  if (byReference.size === 0) return [];
  const known = await trx
    .selectFrom("grants")
    .select("reference")
    .where("reference", "in", [...byReference.keys()])
    .execute();
  for (const { reference } of known) byReference.delete(reference);
  return [...byReference.values()];
}

/** Adds experience and nitros to the players, and marks the changed facts. */
async function addToPlayers({ trx, changed }: Work, given: readonly Grant[]): Promise<void> {
  const sums = [...Map.groupBy(given, ({ userID }) => userID)].map(([userID, grants]) => ({
    userID,
    ...sumOf(grants.flatMap(({ rewards }) => rewards)),
  }));
  const takers = new Set(given.flatMap(({ userID, rewards }) => (rewards.some(isItem) ? [userID] : [])));
  for (const { userID, cash, experience, nitros } of sums) {
    const facts: Fact[] = takers.has(userID) ? ["garage", "achievements"] : [];
    if (cash + nitros > 0) facts.push("wallet");
    if (experience > 0) facts.push("progress");
    const [fact, ...others] = facts;
    if (fact !== undefined) changed(userID, fact, ...others);
  }
  const raised = sums.filter(({ experience, nitros }) => experience + nitros > 0);
  if (raised.length === 0) return;
  await sql`
    update users u set experience = u.experience + g.experience, nitros = u.nitros + g.nitros
    from unnest(${raised.map(({ userID }) => userID)}::bigint[], ${raised.map(({ experience }) => experience)}::bigint[],
      ${raised.map(({ nitros }) => nitros)}::integer[]) as g (user_id, experience, nitros)
    where u.user_id = g.user_id`.execute(trx);
}
