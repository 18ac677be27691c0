import type { UserID } from "../../ids.ts";
import { CLASSES } from "../../rules/classes/numbers.ts";
import { after } from "../../units.ts";
import { closeAllSessions } from "../accounts/sessions/sessions.ts";
import type { Work } from "../platform/work.ts";

/** Logs accounts out that were made for a class and taken out of it. They are erased unless somebody brings them back in time. They are held. */
export async function endMade(work: Work, userIDs: readonly UserID[]): Promise<void> {
  if (userIDs.length === 0) return;
  const erase_stamp = after(work.now, CLASSES.broughtBackWithin);
  await work.trx
    .updateTable("users")
    .set({ erase_stamp })
    .where("user_id", "in", [...userIDs])
    .execute();
  await closeAllSessions(work, userIDs);
}
