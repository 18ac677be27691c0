import { sql } from "kysely";

import type { SectionID } from "../../ids.ts";
import { before, days, type Stamp } from "../../units.ts";
import type { PopUpSource } from "../looks/pop-up-source.ts";
import { messageByOf, messageNow } from "./own-class.ts";

/** A message is news for so long; that it was seen is known for longer. */
const NEWS = days(30);

/**
 * What the teacher wrote to the class, for its pupils: each message once, while it lasts. Nothing for who waits at the door, was
 * taken out, or whose class was put away.
 *
 * @source teams-shop-seasons §1 Pop-up layer
 */
export const classPopUps: PopUpSource<"class"> = {
  group: "class",
  async read({ db, userID, now, class: row = null }) {
    if (row?.standing !== "member") return [];
    const { rows } = await sql<{
      section_id: SectionID;
      message: string;
      message_until_stamp: Stamp | null;
      message_by_name: string;
      message_stamp: Stamp;
    }>`
      select s.section_id, s.message, s.message_until_stamp, s.message_stamp, ${messageByOf} as message_by_name
      from section_members m join sections s using (section_id)
      where m.user_id = ${userID} and m.standing = 'member' and s.archived_stamp is null
        and s.message_stamp > ${before(now, NEWS)}`.execute(db);
    return rows.flatMap((section) => {
      const message = messageNow(section, now);
      const key = `class:${section.section_id}:${section.message_stamp}`;
      return message ? [{ key, popUp: { key, ...message } }] : [];
    });
  },
};
