import { sql } from "kysely";

import type { EventID } from "../../content/events/calendar.ts";
import type { UserID } from "../../ids.ts";
import { eventTrack } from "../../rules/tracks.ts";
import type { Work } from "../platform/work.ts";

/** Lets a player into an event, once: from now on experience counts there. The player is locked. */
export async function joinEvent({ trx, changed }: Work, userID: UserID, eventID: EventID): Promise<void> {
  await sql`
    insert into tracks (user_id, track, experience) values (${userID}, ${eventTrack(eventID)}, 0)
    on conflict (user_id, track) do nothing`.execute(trx);
  changed(userID, "event");
}
