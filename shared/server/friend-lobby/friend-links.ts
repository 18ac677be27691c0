import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { codeOfLink, LINK_CODE_LENGTH, linkOfCode } from "../../rules/friend-link.ts";
import { lookupKey } from "../../rules/written.ts";
import type { Database } from "../database.ts";
import { randomCode } from "../platform/random-code.ts";
import type { Work } from "../platform/work.ts";

/** Whose friend race a link leads to. */
export interface LinkHost {
  readonly userID: UserID;
  readonly displayName: string;
  /** What stands after `/race/` now: the username, or `~` and a code. */
  readonly link: string;
}

/** A racer's own link: the username, or without one a code that is made once. Refuses: notFound. */
export async function ownLinkOf({ trx, now }: Work, userID: UserID): Promise<string> {
  const user = await trx.selectFrom("users").select("username").where("user_id", "=", userID).executeTakeFirst();
  if (!user) throw noSuchLink();
  if (user.username !== null) return user.username;
  const { code } = await trx
    .insertInto("friend_links")
    .values({ user_id: userID, code: randomCode(LINK_CODE_LENGTH), created_stamp: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet((eb) => ({ code: eb.ref("friend_links.code") })))
    .returning("code")
    .executeTakeFirstOrThrow();
  return linkOfCode(code);
}

/** The host of a link. A code goes on leading to the same host after the sign-up. Refuses: notFound. */
export async function hostOfLink(db: Kysely<Database>, link: string): Promise<LinkHost> {
  const code = codeOfLink(link);
  const row = await hosts(db)
    .where((eb) =>
      code === undefined
        ? eb(eb.fn<string>("lower", ["users.username"]), "=", lookupKey(link))
        : eb("friend_links.code", "=", code),
    )
    .executeTakeFirst();
  return hostOf(row) ?? raise(code === undefined ? noSuchRacer() : noSuchLink());
}

/** Refuses: notFound. */
export async function linkHostByID(db: Kysely<Database>, userID: UserID): Promise<LinkHost> {
  return hostOf(await hosts(db).where("users.user_id", "=", userID).executeTakeFirst()) ?? raise(noSuchRacer());
}

const hosts = (db: Kysely<Database>) =>
  db
    .selectFrom("users")
    .leftJoin("friend_links", "friend_links.user_id", "users.user_id")
    .select(["users.user_id", "users.username", "users.display_name", "friend_links.code"])
    .where("users.is_bot", "=", false);

interface HostRow {
  readonly user_id: UserID;
  readonly username: string | null;
  readonly display_name: string;
  readonly code: string | null;
}

function hostOf(row: HostRow | undefined): LinkHost | undefined {
  const link = row?.username ?? (row && row.code !== null ? linkOfCode(row.code) : undefined);
  return row && link !== undefined ? { userID: row.user_id, displayName: row.display_name, link } : undefined;
}

function raise(refusal: Refusal): never {
  throw refusal;
}

const noSuchRacer = (): Refusal => new Refusal("notFound", "There's no racer by that name. Check the link.");
const noSuchLink = (): Refusal => new Refusal("notFound", "This link leads to no race. Ask for it again.");
