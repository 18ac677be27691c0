import { sql } from "kysely";

import type { LootID } from "../../content/loot/loot.ts";
import type { CarID, UserID } from "../../ids.ts";
import { duplicateOf, isItem, type Item, type Reward } from "../../rules/rewards/reward.ts";
import type { Work } from "../platform/work.ts";
import type { Grant } from "./given.ts";

/**
 * Records the cars and loot of some grants as owned. The caller has locked the players.
 *
 * @returns the grants, with duplicates replaced by their cash
 */
export async function takeIntoOwnership(work: Work, grants: readonly Grant[]): Promise<readonly Grant[]> {
  const wanted = grants.flatMap(({ userID, rewards, reference }) =>
    rewards.filter(isItem).map((item) => ({ userID, item, reference })),
  );
  if (wanted.length === 0) return grants;
  const isNew = new Set<string>([
    ...(await insertOwned(
      work,
      "car",
      wanted.flatMap((each) => ("carID" in each.item ? [{ ...each, id: each.item.carID }] : [])),
    )),
    ...(await insertOwned(
      work,
      "loot",
      wanted.flatMap((each) => ("lootID" in each.item ? [{ ...each, id: each.item.lootID }] : [])),
    )),
  ]);
  return grants.map((each) => ({
    ...each,
    rewards: each.rewards.map((reward): Reward =>
      // The second one within a grant is a duplicate too.
      !isItem(reward) || isNew.delete(keyOf(each, reward)) ? reward : duplicateOf(reward, each.source ?? "elsewhere"),
    ),
  }));
}

const keyOf = ({ userID, reference }: Pick<Grant, "userID" | "reference">, item: Item): string =>
  "carID" in item ? `car ${userID} ${item.carID} ${reference}` : `loot ${userID} ${item.lootID} ${reference}`;

interface Wanted {
  readonly userID: UserID;
  readonly id: CarID | LootID;
  readonly reference: string;
}

/** @returns the keys of the items that were not owned before */
async function insertOwned(
  { trx, now }: Work,
  kind: "car" | "loot",
  wanted: readonly Wanted[],
): Promise<readonly string[]> {
  if (wanted.length === 0) return [];
  const table = sql.table(kind === "car" ? "owned_cars" : "owned_loot");
  const column = sql.ref(kind === "car" ? "car_id" : "loot_id");
  const { rows } = await sql<{ userID: UserID; id: number; reference: string }>`
    insert into ${table} (user_id, ${column}, stamp, reference)
    select user_id, item_id, ${now}::bigint, reference from unnest(${wanted.map(({ userID }) => userID)}::bigint[],
      ${wanted.map(({ id }) => id)}::integer[], ${wanted.map(({ reference }) => reference)}::text[])
      as wanted (user_id, item_id, reference)
    on conflict do nothing
    returning user_id as "userID", ${column} as id, reference`.execute(trx);
  return rows.map(({ userID, id, reference }) => `${kind} ${userID} ${id} ${reference}`);
}
