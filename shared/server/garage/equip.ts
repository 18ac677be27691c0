import type { LootID } from "../../content/loot/loot.ts";
import type { CarID, UserID } from "../../ids.ts";
import { Refusal, type RefusalCode } from "../../refusal.ts";
import { dressed, noEquip, realChanges, type Change, type NoEquip, type Wardrobe } from "../../rules/garage/equip.ts";
import { decodeLook, encodeLook } from "../../rules/garage/look.ts";
import { ownedCarsOf } from "../economy/owned-cars.ts";
import { paintOwned } from "../economy/sell.ts";
import type { Work } from "../platform/work.ts";
import { refuseClosed } from "../players/class-standing.ts";
import { isGold } from "../players/gold.ts";
import { lockPlayer } from "../players/lock.ts";

const WHY: Readonly<Record<NoEquip, readonly [code: RefusalCode, sentence: string]>> = {
  unknown: ["notFound", "There's no such item."],
  notOwned: ["notOwned", "You don't own that yet."],
  goldOnly: ["goldOnly", "That one is for gold members."],
  tooMany: ["badInput", "A car carries five stickers, each of them once."],
};

/** What a player puts on, drives or leaves. */
export interface Worn {
  readonly cars: readonly CarID[];
  readonly loot: readonly LootID[];
}

const COLUMNS = ["car_id", "car_hue_angle", "look", "membership", "gold_until_stamp"] as const;

/**
 * Changes what a player drives and wears: all of it, or nothing. Refuses: classSetting, notFound, notOwned,
 * goldOnly, badInput.
 *
 * @returns what is used from now on (`keepPurchases`); undefined when nothing changed
 * @source core §4 Equip
 */
export async function equip(work: Work, userID: UserID, wished: readonly Change[]): Promise<Worn | undefined> {
  const row = await lockPlayer(work, userID, COLUMNS, "change");
  await refuseClosed(work.trx, userID, "change_looks");
  const outfit = { carID: row.car_id, hueAngle: row.car_hue_angle, look: decodeLook(row.look) };
  const cars = await ownedCarsOf(work, userID);
  const wardrobe: Wardrobe = {
    outfit,
    cars,
    loot: await ownedOf(work, userID, wished),
    isGold: isGold(row, work.now),
  };
  const changes = realChanges(wished, wardrobe);
  const why = changes.map((change) => noEquip(change, wardrobe)).find((each) => each !== undefined);
  if (why) throw new Refusal(...WHY[why]);
  if (changes.length === 0) return undefined;
  const next = dressed(outfit, changes, cars);
  await work.trx
    .updateTable("users")
    .set({ car_id: next.carID, car_hue_angle: next.hueAngle, look: encodeLook(next.look) })
    .where("user_id", "=", userID)
    .execute();
  if (changes.some(({ type }) => type === "car")) await paintOwned(work, userID, next.carID, next.hueAngle);
  work.changed(userID, "account", "garage");
  // Who leaves a car drove it, however it came into use.
  return { cars: [outfit.carID, next.carID], loot: wishedLoot(changes) };
}

const wishedLoot = (wished: readonly Change[]): readonly LootID[] =>
  wished.flatMap((change) => {
    if (change.type === "car") return [];
    if (change.type === "sticker") return change.ids;
    return change.id === null ? [] : [change.id];
  });

/** Which of the wished loot a player owns. */
async function ownedOf({ trx }: Work, userID: UserID, wished: readonly Change[]): Promise<ReadonlySet<LootID>> {
  const ids = wishedLoot(wished);
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom("owned_loot")
    .select("loot_id")
    .where("user_id", "=", userID)
    .where("loot_id", "in", ids)
    .execute();
  return new Set(rows.map(({ loot_id }) => loot_id));
}
