import { sql, type RawBuilder } from "kysely";

import type { UserID } from "../../ids.ts";
import { classAt, knowsName } from "../platform/postgres/class-at.ts";

/** What others see of a member of a class in place of the names; null: the names. */
export interface ClassName {
  readonly alias: string;
  /** An account of one's own is called by a name that others know; who may not be found has no page. */
  readonly hasPage: boolean;
}

/**
 * Selects what somebody sees in place of a player's names. It costs a look into an index for who is in no class.
 *
 * @param userID the column that names the player
 * @param viewerID undefined: a stranger, and everyone in a race
 * @source rules Privacy
 */
export const classNameOf = (userID: string, viewerID?: UserID): RawBuilder<ClassName | null> =>
  sql<ClassName | null>`(select json_build_object('alias', cm.alias,
      'hasPage', cm.is_made and (select nu.findable from users nu where nu.user_id = cm.user_id))
    from ${classAt(userID)} ${viewerID === undefined ? sql`` : sql`and not ${knowsName(viewerID)}`})`;

/** The alias alone, as strangers and everyone in a race see it. */
export const aliasOf = (userID: string): RawBuilder<string | null> =>
  sql<string | null>`(select cm.alias from ${classAt(userID)})`;

/** Whether somebody knows the username of a player: it isn't that of an account which a pupil brought along, or they know each other. */
export const knowsUsername = (userID: UserID, viewer: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from ${classAt(sql`${userID}`)} and not cm.is_made and not ${knowsName(viewer)})`;

interface Named {
  readonly username: string | null;
  readonly display_name: string;
  readonly class_name?: ClassName | null;
}

/** A player's names as a viewer may see them; no username where there is no page. */
export const namesOf = ({ username, display_name, class_name = null }: Named) => ({
  username: class_name === null || class_name.hasPage ? (username ?? "") : "",
  displayName: class_name?.alias ?? display_name,
});
