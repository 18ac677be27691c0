import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { mayMeet, type Circle } from "../../rules/classes/circle.ts";
import { codeOfLink, LINK_CODE_LENGTH, linkOfCode } from "../../rules/friend-link.ts";
import { lookupKey } from "../../rules/written.ts";
import type { Database } from "../database.ts";
import { randomCode } from "../platform/random-code.ts";
import type { Work } from "../platform/work.ts";
import { circleOf } from "../players/circle.ts";
import { classNameOf } from "../players/class-names.ts";
import { classOf, classSetting, type ClassRow } from "../players/class-standing.ts";

/** Whose friend race a link leads to. */
export interface LinkHost {
  readonly userID: UserID;
  readonly displayName: string;
  /** What stands after `/race/` now: the username, or `~` and a code. */
  readonly link: string;
  /** With whom the host may be, where a class decides it. */
  readonly circle?: Circle | undefined;
}

/**
 * A racer's own link: the username, or a code that is made once: without a username, and where it is a name that only friends of a
 * member of a class know. Refuses: notFound.
 */
export async function ownLinkOf({ trx, now }: Work, userID: UserID): Promise<string> {
  const user = await trx
    .selectFrom("users")
    .select(["username", classOf("users").as("class")])
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (!user) throw noSuchLink();
  if (user.username !== null && !isNameOfOwn(user.class)) return user.username;
  const { code } = await trx
    .insertInto("friend_links")
    .values({ user_id: userID, code: randomCode(LINK_CODE_LENGTH), created_stamp: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet((eb) => ({ code: eb.ref("friend_links.code") })))
    .returning("code")
    .executeTakeFirstOrThrow();
  return linkOfCode(code);
}

/**
 * The host of a link. A code goes on leading to the same host after the sign-up. By a name strangers find nobody of a class whom they
 * may not race with, or whose name they may not know. Refuses: notFound, classSetting.
 *
 * @param comer who comes, with whom they may be
 */
export async function hostOfLink(db: Kysely<Database>, link: string, comer?: Comer): Promise<LinkHost> {
  const code = codeOfLink(link);
  const row = await hosts(db, comer?.userID)
    .where((eb) =>
      code === undefined
        ? eb(eb.fn<string>("lower", ["users.username"]), "=", lookupKey(link))
        : eb("friend_links.code", "=", code),
    )
    .executeTakeFirst();
  const host = hostOf(row) ?? raise(code === undefined ? noSuchRacer() : noSuchLink());
  const mayCome = mayMeet(row?.circle ?? undefined, comer?.circle);
  const isUnknown = code === undefined && (row?.class_name ?? null) !== null;
  if (isUnknown && (!mayCome || isNameOfOwn(row?.class ?? null))) throw noSuchRacer();
  if (mayCome) return host;
  throw comer?.circle?.isClosed === true
    ? classSetting()
    : new Refusal("classSetting", "Only the host's class can race here.");
}

/** Who comes to a link. */
interface Comer {
  readonly userID: UserID;
  readonly circle?: Circle | undefined;
}

/** Whether the username is that of an account that somebody brought along into a class. */
const isNameOfOwn = (row: ClassRow | null): boolean => row !== null && !row.isMade;

/** Refuses: notFound. */
export async function linkHostByID(work: Work, userID: UserID): Promise<LinkHost> {
  const row = await hosts(work.trx).where("users.user_id", "=", userID).executeTakeFirst();
  const host = hostOf(row) ?? raise(noSuchRacer());
  return row && isNameOfOwn(row.class) ? { ...host, link: await ownLinkOf(work, userID) } : host;
}

const hosts = (db: Kysely<Database>, comerID?: UserID) =>
  db
    .selectFrom("users")
    .leftJoin("friend_links", "friend_links.user_id", "users.user_id")
    .select(["users.user_id", "users.username", "users.display_name", "friend_links.code"])
    .select([circleOf("users.user_id").as("circle"), classOf("users").as("class")])
    .select(classNameOf("users.user_id", comerID).as("class_name"))
    .where("users.is_bot", "=", false);

interface HostRow {
  readonly user_id: UserID;
  readonly username: string | null;
  readonly display_name: string;
  readonly code: string | null;
  readonly circle: Circle | null;
  readonly class: ClassRow | null;
}

function hostOf(row: HostRow | undefined): LinkHost | undefined {
  if (!row) return undefined;
  const byCode = row.code === null ? undefined : linkOfCode(row.code);
  const link = (isNameOfOwn(row.class) ? (byCode ?? row.username) : (row.username ?? byCode)) ?? undefined;
  if (link === undefined) return undefined;
  const displayName = row.class?.alias ?? row.display_name;
  return { userID: row.user_id, displayName, link, ...(row.circle && { circle: row.circle }) };
}

function raise(refusal: Refusal): never {
  throw refusal;
}

const noSuchRacer = (): Refusal => new Refusal("notFound", "There's no racer by that name. Check the link.");
const noSuchLink = (): Refusal => new Refusal("notFound", "This link leads to no race. Ask for it again.");
