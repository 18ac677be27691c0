import type { Insertable } from "kysely";

import type { UserID } from "#shared/ids.ts";
import { skeleton } from "#shared/rules/account/skeleton.ts";
import type { Database } from "#shared/server/database.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";
import { nowStamp, perform, type App, type Performer, type Work } from "#shared/server/platform/work.ts";
import { before, days, type Stamp } from "#shared/units.ts";

import { connectPatiently, newDatabase } from "./database.ts";

/** Operations on a database of its own, without the rest of the product. */
export interface Stage {
  readonly connection: Connection;
  readonly db: Connection["db"];
  /** What runs operations as if it were then. */
  performer(at?: Stamp): Performer;
  run<T>(op: (work: Work) => Promise<T>, at?: Stamp): ReturnType<typeof perform<T>>;
  newPlayer(more?: Partial<Insertable<Database["users"]>>): Promise<UserID>;
}

let turn = 0;

/** Gold as it is kept beside the account's copy: since long ago, until its end. */
async function giveSpan(db: Connection["db"], userID: UserID, goldUntil: Stamp | null): Promise<void> {
  const span =
    goldUntil === null ? { days: null, stamp: 1 as Stamp } : { days: 1_000, stamp: before(goldUntil, days(1_000)) };
  await db
    .insertInto("gold_spans")
    .values({ reference: `test:${userID}`, user_id: userID, revoked_stamp: null, ...span })
    .execute();
}

export const newStage = async (bus?: App["bus"]): Promise<Stage> => stageOn(connectPatiently(await newDatabase()), bus);

/** The same on a database that is there. */
export function stageOn(connection: Connection, bus?: App["bus"]): Stage {
  const performer = (at?: Stamp): Performer => ({
    db: connection.db,
    ...(bus && { bus }),
    nowStamp: () => at ?? nowStamp(),
  });
  return {
    connection,
    db: connection.db,
    performer,
    run: (op, at) => perform(performer(at), op),
    async newPlayer(more = {}) {
      const username = more.username === undefined ? `Player-${turn++}` : more.username;
      const { user_id } = await connection.db
        .insertInto("users")
        .values({
          account_type: "standard",
          username,
          username_skeleton: username === null ? null : skeleton(username),
          password_hash: "x",
          display_name: username ?? "Guest Racer",
          car_id: 1 as never,
          car_hue_angle: 0,
          created_stamp: nowStamp(),
          last_seen_stamp: nowStamp(),
          ...more,
        })
        .returning("user_id")
        .executeTakeFirstOrThrow();
      if (more.membership === "gold") await giveSpan(connection.db, user_id, more.gold_until_stamp ?? null);
      return user_id;
    },
  };
}

/** Runs tasks, so many at once. */
export async function atOnce<T>(tasks: readonly (() => Promise<T>)[], hands = 14): Promise<T[]> {
  const results: T[] = [];
  const queue = tasks.entries();
  const work = async (): Promise<void> => {
    for (const [nth, task] of queue) results[nth] = await task();
  };
  await Promise.all(Array.from({ length: hands }, work));
  return results;
}
