import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { displayNameOf, displayNameProblems } from "../../rules/account/display-name.ts";
import { skeleton } from "../../rules/account/skeleton.ts";
import { usernameProblems } from "../../rules/account/username.ts";
import { moderate } from "../moderation.ts";
import type { Work } from "../work.ts";
import { refuseProblems } from "./field-problems.ts";

const UNFRIENDLY = "That name is not friendly enough for here. Try another one!";

/** A username that this account may have, with its look-alike key. Refuses: badInput, nameTaken. */
export async function freeUsername(
  { trx }: Work,
  username: string,
  own?: UserID,
): Promise<{ username: string; username_skeleton: string }> {
  refuseProblems("username", usernameProblems(username));
  if (!moderate(username).clean) throw new Refusal("badInput", UNFRIENDLY, { field: "username" });
  const username_skeleton = skeleton(username);
  const holder = await trx
    .selectFrom("users")
    .select("user_id")
    .where("username_skeleton", "=", username_skeleton)
    .executeTakeFirst();
  if (holder && holder.user_id !== own) throw nameTaken();
  return { username, username_skeleton };
}

interface Named {
  readonly user_id: UserID;
  readonly username: string | null;
  readonly changed_username: boolean;
  readonly requires_username: boolean;
}

/**
 * The columns of a username that an account chooses: once, and once more when the first one was made up.
 * Refuses: badInput, nameTaken, alreadyDone.
 *
 * @source core §3 profile
 */
export async function chosenUsername(work: Work, row: Named, username: string) {
  if (username === row.username) return {};
  if (row.changed_username) {
    throw new Refusal("alreadyDone", "A username can be changed once, and yours was.", { field: "username" });
  }
  return {
    ...(await freeUsername(work, username, row.user_id)),
    changed_username: !row.requires_username,
    requires_username: false,
  };
}

/** A display name as it is stored. Refuses: badInput. */
export function friendlyDisplayName(text: string): string {
  refuseProblems("displayName", displayNameProblems(text));
  const name = displayNameOf(text);
  if (!moderate(name).clean) throw new Refusal("badInput", UNFRIENDLY, { field: "displayName" });
  return name;
}

const nameTaken = (): Refusal =>
  new Refusal("nameTaken", "Somebody has that name, or one that looks just like it.", { field: "username" });

/** Two sign-ups at once: the second one's unique key says that the name is gone. */
export async function orNameTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueBreach(error)) throw nameTaken();
    throw error;
  }
}

const isUniqueBreach = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "23505" &&
  "constraint" in error &&
  String(error.constraint).startsWith("users_username");
