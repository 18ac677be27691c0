import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { duplicateOf, isItem, type Item, type Reward } from "../../rules/rewards/reward.ts";
import type { Work } from "../platform/work.ts";
import type { Grant } from "./given.ts";

type KeyOf<T> = T extends unknown ? keyof T : never;
type ItemKind = KeyOf<Item>;

/** Where each kind of item is stored, in lock order. */
const STORES: Readonly<Record<ItemKind, { readonly table: string; readonly column: string }>> = {
  carID: { table: "owned_cars", column: "car_id" },
  lootID: { table: "owned_loot", column: "loot_id" },
};

/**
 * Records the cars and loot of some grants as owned. The caller has locked the players.
 *
 * @returns the grants, with duplicates replaced by their cash
 */
export async function takeIntoOwnership(work: Work, grants: readonly Grant[]): Promise<readonly Grant[]> {
  const wanted = grants.flatMap((each) => each.rewards.filter(isItem).map((item) => wantedOf(each, item)));
  if (wanted.length === 0) return grants;
  const isNew = new Set<string>();
  for (const kind of Object.keys(STORES) as ItemKind[]) {
    const ofKind = wanted.filter((each) => each.kind === kind);
    for (const each of await insertOwned(work, kind, ofKind)) isNew.add(keyOf(each));
    await keepPaidFor(
      work,
      kind,
      ofKind.filter((each) => !isNew.has(keyOf(each))),
    );
  }
  return grants.map((each) => ({
    ...each,
    rewards: each.rewards.map((reward): Reward =>
      // The second one within a grant is a duplicate too.
      !isItem(reward) || isNew.delete(keyOf(wantedOf(each, reward)))
        ? reward
        : duplicateOf(reward, each.source ?? "elsewhere"),
    ),
  }));
}

interface Wanted {
  readonly kind: ItemKind;
  readonly id: number;
  readonly userID: UserID;
  readonly reference: string;
}

function wantedOf({ userID, reference }: Grant, item: Item): Wanted {
  const [[kind, id]] = Object.entries(item) as [[ItemKind, number]];
  return { kind, id, userID, reference };
}

const keyOf = ({ kind, id, userID, reference }: Wanted): string => `${kind} ${id} ${userID} ${reference}`;

/** A sold car keeps its row: it is owned anew, in the paint that it had. */
const againFromSold = sql`(user_id, car_id) do update
  set state = 'owned', stamp = excluded.stamp, reference = excluded.reference where owned_cars.state = 'sold'`;

/** @returns those that were not owned before */
async function insertOwned({ trx, now }: Work, kind: ItemKind, wanted: readonly Wanted[]): Promise<readonly Wanted[]> {
  if (wanted.length === 0) return [];
  const [table, column] = [sql.table(STORES[kind].table), sql.ref(STORES[kind].column)];
  const { rows } = await sql<Omit<Wanted, "kind">>`
    insert into ${table} (user_id, ${column}, stamp, reference)
    select distinct on (user_id, item_id) user_id, item_id, ${now}::bigint, reference from unnest(${wanted.map(({ userID }) => userID)}::bigint[],
      ${wanted.map(({ id }) => id)}::integer[], ${wanted.map(({ reference }) => reference)}::text[])
      as wanted (user_id, item_id, reference)
    on conflict ${kind === "carID" ? againFromSold : sql`do nothing`}
    returning user_id as "userID", ${column} as id, reference`.execute(trx);
  return rows.map((row) => ({ kind, ...row }));
}

/** What paid as a duplicate belongs to the newest reason, so that nobody gives back the older one besides. */
async function keepPaidFor({ trx }: Work, kind: ItemKind, duplicates: readonly Wanted[]): Promise<void> {
  if (duplicates.length === 0) return;
  const [table, column] = [sql.table(STORES[kind].table), sql.ref(`o.${STORES[kind].column}`)];
  await sql`
    update ${table} o set reference = d.reference
    from unnest(${duplicates.map(({ userID }) => userID)}::bigint[], ${duplicates.map(({ id }) => id)}::integer[],
      ${duplicates.map(({ reference }) => reference)}::text[]) as d (user_id, item_id, reference)
    where o.user_id = d.user_id and ${column} = d.item_id`.execute(trx);
}
