import type { UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { displayNameOf, displayNameProblems } from "../../../rules/account/display-name.ts";
import { saysAgain } from "../../../rules/account/looks.ts";
import { skeleton } from "../../../rules/account/skeleton.ts";
import { usernameProblems } from "../../../rules/account/username.ts";
import { moderate } from "../../conduct/word-rules.ts";
import { isUniqueBreach } from "../../platform/postgres/unique.ts";
import type { Work } from "../../platform/work.ts";
import { refuseProblems } from "./field-problems.ts";
import { holdLooks } from "./looks.ts";

const UNFRIENDLY = "That name isn't friendly enough. Try another one!";

/** A username that this account may have, with its look-alike key. Refuses: badInput, nameTaken. */
export async function freeUsername(
  work: Work,
  username: string,
  own?: UserID,
): Promise<{ username: string; username_skeleton: string }> {
  refuseProblems("username", usernameProblems(username));
  if (!moderate(username).clean) throw new Refusal("badInput", UNFRIENDLY, { field: "username" });
  const username_skeleton = skeleton(username);
  await refuseTaken(work, username_skeleton, own, "username");
  if (own !== undefined) await refuseHidden(work, username, own, "username");
  return { username, username_skeleton };
}

interface Named {
  readonly user_id: UserID;
  readonly display_name: string;
  readonly username: string | null;
  readonly changed_username: boolean;
  readonly requires_username: boolean;
}

/** The columns that another name is judged by. */
export const NAME_COLUMNS = ["user_id", "username", "display_name", "changed_username", "requires_username"] as const;

/**
 * The columns of a username that an account chooses: once, and once more when the first one was made up.
 * Refuses: badInput, nameTaken, alreadyDone.
 *
 * @source core §3 profile
 */
export async function chosenUsername(work: Work, row: Named, username: string) {
  if (username === row.username) return {};
  if (row.changed_username) {
    throw new Refusal("alreadyDone", "You can change your username once, and you already have.", { field: "username" });
  }
  const free = await freeUsername(work, username, row.user_id);
  return {
    ...free,
    // A player who shows the username shows the new one.
    ...(row.display_name === row.username && { display_name: username, display_skeleton: free.username_skeleton }),
    changed_username: !row.requires_username,
    requires_username: false,
  };
}

/** Refuses a look that is somebody else's: nobody may show what another one is called, nor be called what another one shows. */
async function refuseTaken({ trx }: Work, look: string, own: UserID | undefined, field: "username" | "displayName") {
  await holdLooks({ trx }, [look]);
  const holder = await trx
    .selectFrom("users")
    .select("user_id")
    .where((eb) =>
      eb.or([eb("username_skeleton", "=", look), ...(field === "username" ? [eb("display_skeleton", "=", look)] : [])]),
    )
    .$if(own !== undefined, (query) => query.where("user_id", "!=", own as UserID))
    .limit(1)
    .executeTakeFirst();
  if (holder) throw nameTaken(field);
}

/** What a moderator hid does not come back, nor what looks like it. */
async function refuseHidden({ trx }: Work, name: string, own: UserID, field: "username" | "displayName") {
  const hidden = await trx
    .selectFrom("moderation_actions")
    .select("hidden_skeleton")
    .distinct()
    .where("user_id", "=", own)
    .where("hidden_skeleton", "is not", null)
    .execute();
  if (hidden.some(({ hidden_skeleton: look }) => saysAgain(name, look ?? "")))
    throw new Refusal("badInput", "A moderator removed that name. Try another one!", { field });
}

/** The columns of a display name that this account may show. Refuses: badInput, nameTaken. */
export async function freeDisplayName(
  work: Work,
  text: string,
  own: UserID,
): Promise<{ display_name: string; display_skeleton: string }> {
  const display_name = friendlyDisplayName(text);
  await refuseHidden(work, display_name, own, "displayName");
  const display_skeleton = skeleton(display_name);
  await refuseTaken(work, display_skeleton, own, "displayName");
  return { display_name, display_skeleton };
}

/** Refuses: badInput. */
function friendlyDisplayName(text: string): string {
  refuseProblems("displayName", displayNameProblems(text));
  const name = displayNameOf(text);
  if (!moderate(name).clean) throw new Refusal("badInput", UNFRIENDLY, { field: "displayName" });
  return name;
}

const nameTaken = (field: "username" | "displayName" = "username"): Refusal =>
  new Refusal("nameTaken", "Someone already has that name, or one that looks just like it.", { field });

/** Two sign-ups at once: the second one's unique key says that the name is gone. */
export async function orNameTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueBreach(error, "users_username")) throw nameTaken();
    throw error;
  }
}
