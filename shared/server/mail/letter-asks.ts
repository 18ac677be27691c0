import { createHmac } from "node:crypto";

import { sql } from "kysely";

import { after, before, hours, minutes, seconds, type Ms } from "../../units.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";

/**
 * Anybody can have letters sent to an address that is not theirs. So many an hour are, and then one in a while: nobody's
 * mailbox fills, and nobody who asks too is shut out.
 */
export const LETTER_ASKS = { anHour: 5, thenEach: minutes(15) } as const;

/** What is asked for: each kind has a count of its own, so that none uses up another's. */
type LetterKind = "reset-password";

/**
 * Counts one more ask, unless there were too many; those that come at once are counted one after the other.
 *
 * @param about whose count it goes to: an address, as addresses are compared
 * @returns how long to wait, and then nothing is counted; nothing where it may be done
 */
export async function takeLetter(work: Work, vault: Vault, kind: LetterKind, about: string): Promise<Ms | undefined> {
  const { trx, now } = work;
  const about_hash = createHmac("sha256", vault.secretFor("letter asks"))
    .update(`${kind}:${about}`)
    .digest("base64url");
  await sql`select pg_advisory_xact_lock(hashtextextended(${`letter:${about_hash}`}, 0))`.execute(trx);
  const { lately, newest } = await trx
    .selectFrom("letter_asks")
    .select((eb) => [eb.fn.countAll().as("lately"), eb.fn.max("stamp").as("newest")])
    .where("about_hash", "=", about_hash)
    .where("stamp", ">", before(now, hours(1)))
    .executeTakeFirstOrThrow();
  const waitSeconds = newest === null ? 0 : after(newest, LETTER_ASKS.thenEach) - now;
  if (Number(lately) >= LETTER_ASKS.anHour && waitSeconds > 0) return seconds(waitSeconds);
  await trx.insertInto("letter_asks").values({ about_hash, stamp: now }).execute();
  return undefined;
}
