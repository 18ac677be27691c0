import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";

/** The racer's qualifying race, as recorded by the server. Refuses: notQualified. @source core §1, §7 */
export async function qualifyingOf(
  db: Kysely<Database>,
  userID: UserID | undefined,
): Promise<{ speed: number; accuracy: number; stamp: Stamp }> {
  const row =
    userID === undefined
      ? undefined
      : await db
          .selectFrom("users")
          .select(["qualifying_speed", "qualifying_accuracy", "qualifying_stamp"])
          .where("user_id", "=", userID)
          .executeTakeFirst();
  const {
    qualifying_speed: speed = null,
    qualifying_accuracy: accuracy = null,
    qualifying_stamp: stamp = null,
  } = row ?? {};
  if (speed === null || accuracy === null || stamp === null) {
    throw new Refusal("notQualified", "Finish one typing race first: it is your qualifying race.");
  }
  return { speed, accuracy, stamp };
}
