import type { UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";
import type { Waiting } from "./waiting.ts";

/**
 * Somebody has seen that a racer is as fast as what waited: the next race like it counts at once.
 *
 * @param witnessID a teacher of the racer's class; nobody for a moderator
 */
export async function vouchFor(
  { trx, now }: Work,
  userID: UserID,
  waited: readonly Pick<Waiting, "site" | "lessonID" | "speed">[],
  witnessID?: UserID,
): Promise<void> {
  if (waited.length === 0) return;
  await trx
    .insertInto("certificates")
    .values(
      waited.map(({ site, lessonID, speed }) => ({
        user_id: userID,
        site,
        lesson_id: lessonID,
        speed,
        method: "moderator" as const,
        is_witnessed: witnessID !== undefined,
        witness_id: witnessID ?? null,
        won_stamp: now,
        revoked_stamp: null,
      })),
    )
    .execute();
}
