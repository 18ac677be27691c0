import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { tellClass, tellRosters } from "./held-class.ts";

/** Leaves one's class, or the queue before it. What was raced in it stays in it. Refuses: noClass, notAllowed. */
export async function leaveClass(work: Work, userID: UserID): Promise<void> {
  await lockPlayer(work, userID, ["user_id"], "change");
  const place = await work.trx
    .selectFrom("section_members")
    .select(["section_id", "is_made", "standing"])
    .where("user_id", "=", userID)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!place || (place.standing === "removed" && !place.is_made)) throw noClass();
  if (place.is_made)
    throw new Refusal("notAllowed", "Your account was made for your class. Ask your teacher to move it.");
  await work.trx.deleteFrom("section_members").where("user_id", "=", userID).execute();
  if (place.standing === "member") await tellRosters(work, [place.section_id], [userID]);
  else await tellClass(work, place.section_id, [userID]);
}

export const noClass = (): Refusal => new Refusal("noClass", "You're not in a class.");
