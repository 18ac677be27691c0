import { sql } from "kysely";

import { lootByID } from "../../content/loot/catalog.ts";
import type { LootID } from "../../content/loot/loot.ts";
import type { Garage, OwnedLoot } from "../../contracts/economy/garage.ts";
import type { CarID, UserID } from "../../ids.ts";
import { arranged } from "../../rules/garage/layout.ts";
import { decodeLook, type Look } from "../../rules/garage/look.ts";
import { SINGLE_TYPES } from "../../rules/garage/worn.ts";
import type { Item } from "../../rules/rewards/reward.ts";
import type { Stamp } from "../../units.ts";
import type { App } from "../platform/work.ts";

interface Row {
  readonly look: string;
  readonly slots: readonly (CarID | 0)[] | null;
  readonly is_open: boolean | null;
  readonly showcase: readonly Item[] | null;
  readonly cars: readonly (readonly [CarID, "owned" | "sold", number, Stamp])[];
  readonly loot: readonly (readonly [LootID, Stamp])[];
  readonly stories: readonly (readonly [CarID, number, number, Stamp])[];
}

/**
 * A player's cars in their slots, and their loot. One question; an answer while a car is bought or sold shows it before or
 * after.
 *
 * @source core §3 User session
 */
export async function garageOf({ db, config: { site } }: Pick<App, "db" | "config">, userID: UserID): Promise<Garage> {
  const { rows } = await sql<Row>`
    select u.look, g.slots, g.is_open, g.showcase,
      (select coalesce(json_agg(json_build_array(c.car_id, c.state, c.hue_angle, c.stamp) order by c.stamp, c.car_id), '[]')
        from owned_cars c where c.user_id = u.user_id) as cars,
      (select coalesce(json_agg(json_build_array(l.loot_id, l.stamp) order by l.stamp, l.loot_id), '[]')
        from owned_loot l where l.user_id = u.user_id) as loot,
      (select coalesce(json_agg(json_build_array(r.car_id, r.played, r.highest_speed, r.last_race_stamp)), '[]')
        from car_races r where r.user_id = u.user_id and r.site = ${site}) as stories
    from users u left join garages g on g.user_id = u.user_id
    where u.user_id = ${userID}`.execute(db);
  const {
    look = "",
    slots = null,
    is_open = null,
    showcase = null,
    cars = [],
    loot = [],
    stories = [],
  } = rows[0] ?? {};
  const owned = cars.filter(([, state]) => state === "owned").map(([carID]) => carID);
  const worn = decodeLook(look);
  return {
    garage: [
      ...arranged(
        (slots ?? []).map((carID) => carID || null),
        owned,
      ),
    ],
    cars: cars.map((car) => [...car]),
    totalCars: owned.length,
    soldCars: cars.length - owned.length,
    loot: loot.flatMap(([lootID, createdStamp]) => lootOf(lootID, createdStamp, worn)),
    stories: stories.map(([carID, racesPlayed, highestSpeed, lastRaceStamp]) => ({
      carID,
      racesPlayed,
      highestSpeed,
      lastRaceStamp,
    })),
    isOpen: is_open ?? true,
    showcase: stillOwned(showcase ?? [], owned, loot),
    look,
  };
}

/** What was sold since isn't shown. */
const stillOwned = (showcase: readonly Item[], cars: readonly CarID[], loot: Row["loot"]): readonly Item[] =>
  showcase.filter((item) =>
    "carID" in item ? cars.includes(item.carID) : loot.some(([lootID]) => lootID === item.lootID),
  );

/** Loot that is no longer in the catalogue is left out. */
function lootOf(lootID: LootID, createdStamp: Stamp, worn: Look): OwnedLoot[] {
  const loot = lootByID(lootID);
  return loot ? [{ lootID, type: loot.type, createdStamp, equipped: placeIn(worn, lootID) }] : [];
}

/** 0 for what isn't worn; stickers have their order. */
function placeIn(worn: Look, lootID: LootID): number {
  if (SINGLE_TYPES.some((type) => worn[type] === lootID)) return 1;
  return worn.stickers.findIndex((sticker) => sticker.lootID === lootID) + 1;
}
