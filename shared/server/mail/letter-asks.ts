import { createHmac } from "node:crypto";

import { sql } from "kysely";

import { formatCount } from "../../format/figures.ts";
import { Refusal } from "../../refusal.ts";
import { after, before, hours, minutes } from "../../units.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";

/**
 * Anybody can have letters sent to an address that is not theirs. So many an hour are, and then one in a while: nobody's
 * mailbox fills, and nobody who asks too is shut out.
 */
export const LETTER_ASKS = { anHour: 5, thenEach: minutes(15) } as const;

/** What is asked for: each kind has a count of its own, so that none uses up another's. */
type LetterKind = "reset-password" | "unverified-address" | "change-of-address" | "parent-address";

/** Whose count a letter goes to: an address, as addresses are compared, or an account. */
const hashOf = (vault: Vault, kind: LetterKind, about: string): string =>
  createHmac("sha256", vault.secretFor("letter asks")).update(`${kind}:${about}`).digest("base64url");

/** @returns seconds; 0 where one more may be sent now */
async function waitOf({ trx, now }: Work, about_hash: string): Promise<number> {
  const { lately, newest } = await trx
    .selectFrom("letter_asks")
    .select((eb) => [eb.fn.countAll().as("lately"), eb.fn.max("stamp").as("newest")])
    .where("about_hash", "=", about_hash)
    .where("stamp", ">", before(now, hours(1)))
    .executeTakeFirstOrThrow();
  return newest === null || Number(lately) < LETTER_ASKS.anHour
    ? 0
    : Math.max(0, after(newest, LETTER_ASKS.thenEach) - now);
}

/**
 * Counts one more, unless there were too many; those that come at once are counted one after the other.
 *
 * @returns its id: one that isn't sent in the end is given back; nothing where there were too many
 */
export async function takeLetter(
  work: Work,
  vault: Vault,
  kind: LetterKind,
  about: string,
): Promise<number | undefined> {
  const { trx, now } = work;
  const about_hash = hashOf(vault, kind, about);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`letter:${about_hash}`}, 0))`.execute(trx);
  if ((await waitOf(work, about_hash)) > 0) return undefined;
  const { ask_id } = await trx
    .insertInto("letter_asks")
    .values({ about_hash, stamp: now })
    .returning("ask_id")
    .executeTakeFirstOrThrow();
  return ask_id;
}

export async function giveLetterBack({ trx }: Work, askID: number): Promise<void> {
  await trx.deleteFrom("letter_asks").where("ask_id", "=", askID).execute();
}

/** Refuses: tooManyRequests where a letter would not be sent now. */
export async function refuseTooMany(work: Work, vault: Vault, kind: LetterKind, about: string): Promise<void> {
  const waitSeconds = await waitOf(work, hashOf(vault, kind, about));
  if (waitSeconds === 0) return;
  const wait = formatCount(Math.ceil(waitSeconds / 60), "minute");
  throw new Refusal("tooManyRequests", `That was a lot of e-mails at once. Please wait ${wait}.`, {
    field: "email",
    waitSeconds,
  });
}
