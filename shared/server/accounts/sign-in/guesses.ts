import { sql } from "kysely";

import { Refusal } from "../../../refusal.ts";
import { HEAVIEST_CHECK } from "../../../rules/bot-check.ts";
import { before, days, minutes } from "../../../units.ts";
import type { Work } from "../../platform/work.ts";
import { captchaNeeded, type BotCheck, type Captcha } from "./captcha.ts";
import type { KnownSource } from "./known-sources.ts";

const SOON = minutes(15);
const DAY = days(1);

/**
 * How many wrong passwords an account stands. The first few are free, then each one needs a bot check of its own, and at
 * last there is an end for the day. Strangers share one count, so what they try closes no browser and no network that the
 * account has been used from: these have counts of their own.
 *
 * A network that the account knows may be a whole school, so there a neighbour's tries are no end for the others: the checks
 * grow heavier instead, up to a minute or so of a small computer. A machine there gets 160 tries until then, and after that
 * about 6,000 a day from each core that works for nothing else: too few for any password that is not among the common ones.
 */
export const GUESSES = {
  free: 3,
  freeADay: 10,
  /** From all browsers and networks that are not known. */
  strangersADay: 200,
  /** From one network that is not known. */
  networkOfStrangersADay: 20,
  knownNetworkLightADay: 60,
  /** After so many more, checks are twice as heavy, until they are the heaviest. */
  heavierEach: 20,
  heaviest: HEAVIEST_CHECK,
  knownBrowserADay: 30,
} as const;

/** One count that a wrong password goes to. */
export interface GuessCount {
  readonly key: string;
  readonly mostADay: number;
  /** After so many a day, bot checks grow heavier. */
  readonly lightADay?: number;
  /** Who of those that share the count, and how many of the tries may be theirs. */
  readonly source: string;
  readonly mostOfSource: number;
}

/** A try that stands as wrong until it is taken back. */
export interface Guess {
  readonly key: string;
  readonly tryID: number;
}

/** The counts for somebody who tries a name, the narrowest first: the first that is not used up is taken. */
export function guessCounts(name: string, known: KnownSource, strangersSource: string): readonly GuessCount[] {
  const { strangersADay, networkOfStrangersADay, knownNetworkLightADay, knownBrowserADay } = GUESSES;
  const own = (key: string, mostADay: number): GuessCount => ({ key, mostADay, source: "", mostOfSource: mostADay });
  return [
    ...(known.browser === undefined ? [] : [own(browserKey(known.browser), knownBrowserADay)]),
    known.network === undefined
      ? { key: name, mostADay: strangersADay, source: strangersSource, mostOfSource: networkOfStrangersADay }
      : { ...own(networkKey(known.network), Infinity), lightADay: knownNetworkLightADay },
  ];
}

/** No username holds a colon. */
export const browserKey = (hash: string): string => `browser:${hash}`;
const networkKey = (hash: string): string => `network:${hash}`;
export const sourceKeys = (hash: string): readonly string[] => [browserKey(hash), networkKey(hash)];

/**
 * Counts one more try and judges whether it may be made, in one step: of any number that come at once, no more are let
 * through than one after the other would be. It comes before the password is looked at.
 *
 * @throws Refusal captchaNeeded, captchaWrong, tooManyTries: then nothing is counted
 */
export async function takeGuess(
  work: Work,
  captcha: Captcha,
  counts: readonly GuessCount[],
  { isDue, token }: BotCheck,
): Promise<Guess> {
  for (const { key, mostADay, lightADay = mostADay, source, mostOfSource } of counts) {
    const { soon, day, ofSource } = await countGuesses(work, key, source);
    if (day >= mostADay || ofSource >= mostOfSource) continue;
    const isGuessed = soon >= GUESSES.free || day >= GUESSES.freeADay;
    if (isDue || isGuessed) {
      const weight = weightOf(day - lightADay);
      if (token === undefined) throw captchaNeeded(isGuessed ? "password" : "default", weight);
      await captcha.spend(work, token, weight);
    }
    const { try_id } = await work.trx
      .insertInto("sign_in_tries")
      .values({ name_key: key, stamp: work.now, kind: "password", source })
      .returning("try_id")
      .executeTakeFirstOrThrow();
    return { key, tryID: try_id };
  }
  throw tooManyGuesses();
}

/** @param beyond how many tries more than those with light checks */
const weightOf = (beyond: number): number =>
  beyond < 0 ? 1 : Math.min(GUESSES.heaviest, 2 ** (1 + Math.floor(beyond / GUESSES.heavierEach)));

/** Holds a count until the transaction ends, and reads it. */
async function countGuesses({ trx, now }: Work, key: string, source: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guess:${key}`}, 0))`.execute(trx);
  const row = await trx
    .selectFrom("sign_in_tries")
    .select((eb) => [
      eb.fn.countAll().as("day"),
      eb.fn.countAll().filterWhere("stamp", ">", before(now, SOON)).as("soon"),
      eb.fn.countAll().filterWhere("source", "=", source).as("ofSource"),
    ])
    .where("name_key", "=", key)
    .where("kind", "=", "password")
    .where("stamp", ">", before(now, DAY))
    .executeTakeFirstOrThrow();
  return { day: Number(row.day), soon: Number(row.soon), ofSource: Number(row.ofSource) };
}

/** The password was right: the try was none. */
export async function takeBackGuess({ trx }: Work, { key, tryID }: Guess): Promise<void> {
  await trx.deleteFrom("sign_in_tries").where("name_key", "=", key).where("try_id", "=", tryID).execute();
}

const tooManyGuesses = (): Refusal =>
  new Refusal(
    "tooManyTries",
    "Too many wrong passwords today. Log in on a device you've used before, or choose a new password.",
    { field: "password", waitSeconds: DAY / 1_000 },
  );
