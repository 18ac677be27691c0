import { sql, type Kysely } from "kysely";

import type { LootID } from "../../content/loot/loot.ts";
import type { CarID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { collectionOf, type Collection } from "../../rules/garage/showcase.ts";
import type { Item } from "../../rules/rewards/reward.ts";
import type { Database } from "../database.ts";
import type { App } from "../platform/work.ts";
import { namesOf } from "../players/class-names.ts";
import { visiblePlayer } from "../players/visible.ts";
import { garageOf } from "./garage.ts";

/** What a public page tells of a player's garage. */
export interface GarageNotes {
  readonly isOpen: boolean;
  readonly collection: Collection;
  readonly showcase: readonly ({ readonly carID: CarID; readonly hueAngle: number } | { readonly lootID: LootID })[];
}

interface Row {
  readonly is_open: boolean | null;
  readonly showcase: readonly Item[] | null;
  readonly cars: readonly (readonly [CarID, number])[];
  readonly loot: readonly LootID[];
}

/** @param isGold whether the player has gold now */
export async function garageNotesOf(db: Kysely<Database>, userID: UserID, isGold: boolean): Promise<GarageNotes> {
  const { rows } = await sql<Row>`
    select g.is_open, g.showcase,
      (select coalesce(json_agg(json_build_array(car_id, hue_angle)), '[]') from owned_cars
        where user_id = u.user_id and state = 'owned') as cars,
      (select coalesce(json_agg(loot_id), '[]') from owned_loot where user_id = u.user_id) as loot
    from users u left join garages g on g.user_id = u.user_id
    where u.user_id = ${userID}`.execute(db);
  const { is_open = null, showcase = null, cars = [], loot = [] } = rows[0] ?? {};
  const hues = new Map(cars);
  return {
    isOpen: is_open ?? true,
    collection: collectionOf(cars.length, loot, isGold),
    showcase: (showcase ?? []).flatMap((item): GarageNotes["showcase"] => {
      if ("lootID" in item) return loot.includes(item.lootID) ? [item] : [];
      const hueAngle = hues.get(item.carID);
      return hueAngle === undefined ? [] : [{ carID: item.carID, hueAngle }];
    }),
  };
}

/** The garage of a player who lets others look. Refuses: notFound, garageShut. */
export async function visitGarage(app: App, viewerID: UserID, username: string) {
  const player = await visiblePlayer(app.db, viewerID, username);
  const { garage, cars, stories, isOpen } = await garageOf(app, player.user_id);
  if (!isOpen && player.relation !== "self") throw new Refusal("garageShut", "This garage is closed to visitors.");
  const facts = new Map(cars.map(([carID, , hueAngle, stamp]) => [carID, { hueAngle, stamp }]));
  const races = new Map(stories.map((story) => [story.carID, story]));
  return {
    displayName: namesOf(player).displayName,
    isBot: player.is_bot,
    carID: player.car_id,
    cars: garage.flatMap((carID) => {
      const known = carID === null ? undefined : facts.get(carID);
      if (carID === null || !known) return [];
      const { racesPlayed = 0, highestSpeed = 0 } = races.get(carID) ?? {};
      return [{ carID, ...known, racesPlayed, highestSpeed }];
    }),
  };
}
