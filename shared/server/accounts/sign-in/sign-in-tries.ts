import type { UserID } from "../../../ids.ts";
import { before, minutes } from "../../../units.ts";
import type { Work } from "../../platform/work.ts";
import type { SignInTryKind } from "../tables.ts";

const WINDOW = { code: minutes(15), done: minutes(10), confirm: minutes(15) } as const;

/**
 * Wrong passwords in the settings and sign-ins within their window ask for a bot check; wrong codes close the door; a
 * session that gives so many wrong passwords in a day ends. So many right log-ins are free within their window, enough
 * for a class that shares an account; then each needs a bot check of its own.
 *
 * @source rules Bot check
 */
export const SIGN_IN_TRIES = {
  wrongPasswords: 3,
  wrongCodes: 5,
  signIns: 5,
  signInsFree: 60,
  endsSession: 10,
} as const;

/** Whoever comes by a provider, as it is counted: no username holds a colon. */
export const providerKey = (provider: string, subject: string): string => `${provider}:${subject}`;

/** Whoever is signed in already, as it is counted. No provider has a name like this. */
export const accountKey = (userID: UserID): string => `:account:${userID}`;

/** @returns its id: a try that turns out to be right is taken back */
export async function noteTry({ trx, now }: Work, key: string, kind: SignInTryKind, source = ""): Promise<number> {
  const row = await trx
    .insertInto("sign_in_tries")
    .values({ name_key: key, stamp: now, kind, source })
    .returning("try_id")
    .executeTakeFirstOrThrow();
  return row.try_id;
}

/** How many tries of a kind a name has had within the kind's window. */
export async function countTries(
  { trx, now }: Pick<Work, "trx" | "now">,
  key: string,
  kind: keyof typeof WINDOW,
): Promise<number> {
  const { count } = await trx
    .selectFrom("sign_in_tries")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("name_key", "=", key)
    .where("kind", "=", kind)
    .where("stamp", ">", before(now, WINDOW[kind]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What was tried against an old password says nothing of a new one. */
export async function forgiveGuesses({ trx }: Work, key: string): Promise<void> {
  await trx.deleteFrom("sign_in_tries").where("name_key", "=", key).where("kind", "=", "password").execute();
}
