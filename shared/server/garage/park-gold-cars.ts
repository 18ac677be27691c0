import { sql } from "kysely";

import { CARS } from "../../content/cars/catalog.ts";
import type { UserID } from "../../ids.ts";
import type { Batch } from "../platform/jobs/sweep.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";

const GOLD_CARS = CARS.filter(({ goldOnly }) => goldOnly).map(({ carID }) => carID);

/**
 * Players whose gold is over leave a car that is for gold members: they drive the other one that they got last, and keep
 * both. Nobody can have only cars for gold members: the last other one can't be sold.
 *
 * @source core §6 gold-only cars
 */
export const parkGoldCars: Batch = async (work, size = 500) => {
  const due = await dueOf(work, size);
  await lockPlayers(work, due, ["user_id"], "change");
  const { rows } = await sql<{ user_id: UserID }>`
    update users u set car_id = other.car_id, car_hue_angle = other.hue_angle
    from (
      select distinct on (o.user_id) o.user_id, o.car_id, o.hue_angle from owned_cars o
      where o.user_id = any(${due}::bigint[]) and o.state = 'owned' and o.car_id <> all(${GOLD_CARS}::integer[])
      order by o.user_id, o.stamp desc, o.car_id) other
    where u.user_id = other.user_id and u.car_id = any(${GOLD_CARS}::integer[]) and u.gold_until_stamp <= ${work.now}
    returning u.user_id`.execute(work.trx);
  for (const { user_id } of rows) work.changed(user_id, "account", "garage");
  return rows.length;
};

async function dueOf({ trx, now }: Work, size: number): Promise<readonly UserID[]> {
  const rows = await trx
    .selectFrom("users")
    .select("user_id")
    .where("car_id", "in", GOLD_CARS)
    .where("gold_until_stamp", "<=", now)
    .orderBy("user_id")
    .limit(size)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
