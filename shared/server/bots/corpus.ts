import { sql, type Kysely } from "kysely";

import type { LessonID } from "../../content/lessons/lesson.ts";
import { textByID } from "../../content/texts/by-id.ts";
import type { RaceID, TextID, UserID } from "../../ids.ts";
import { boundFor } from "../../rules/certificate/bound.ts";
import { capOf } from "../../rules/certificate/cap.ts";
import type { Signal } from "../../rules/fair-play/signal.ts";
import { decodeAnswerLog } from "../../rules/math/answer-log.ts";
import { decodeKeyLog } from "../../rules/race/key-log.ts";
import { withReleases } from "../../rules/race/release-log.ts";
import type { Database } from "../database.ts";
import { perform, type Performer } from "../platform/work.ts";
import { assessFairPlay } from "../race/assess-fair-play.ts";

/** A declared bot, for operators. */
export const declaredBots = (db: Kysely<Database>) =>
  db
    .selectFrom("bots")
    .innerJoin("users", "users.user_id", "bots.user_id")
    .select(["bots.user_id", "users.username", "bots.declared_stamp", "bots.token_stamp", "users.races_played"])
    .orderBy("bots.declared_stamp")
    .orderBy("bots.user_id")
    .execute();

interface BotRace {
  readonly race_id: RaceID;
  readonly slot: number;
  readonly speed: number;
  readonly text_id: TextID | null;
  readonly lesson_id: LessonID | null;
  readonly keys: Uint8Array;
  readonly releases: Uint8Array | null;
}

/** The last races of a bot, since it was declared, whose logs are kept; the newest first. */
async function racesOf(db: Kysely<Database>, userID: UserID, most: number): Promise<readonly BotRace[]> {
  const { rows } = await sql<BotRace>`
    select r.race_id, r.slot, r.speed, races.text_id, races.lesson_id, k.keys, k.releases
    from race_results r
    join races on races.race_id = r.race_id
    join key_logs k on k.race_id = r.race_id and k.slot = r.slot
    where r.user_id = ${userID} and r.is_bot and r.standing = 'finished'
    order by r.started_stamp desc limit ${most}`.execute(db);
  return rows;
}

/** What fair play would have said of a race, were its racer undeclared and without a certificate. */
export interface WeighedRace {
  readonly isHeld: boolean;
  /** Faster than what counts at once. */
  readonly isCapped: boolean;
  readonly signals: readonly Signal[];
}

/** Weighs the last races of a bot as a person's are. What it learns of their rhythms also finds undeclared copies. */
export async function weighBot(app: Performer, userID: UserID, most: number): Promise<readonly WeighedRace[]> {
  const weighed: WeighedRace[] = [];
  for (const race of await racesOf(app.db, userID, most)) {
    const { verdict, signals } = await perform(app, (work) => assessFairPlay(work, race.race_id, race.slot, userID));
    const cap = capOf(boundFor(race.lesson_id), undefined);
    weighed.push({ isHeld: verdict === "held", isCapped: race.speed > cap, signals });
  }
  return weighed;
}

/** One race of the corpus: what was asked, and what a program did, labelled by its owner. */
interface LabelledRace {
  /** Tells the bots of one file apart, and no more. */
  readonly bot: number;
  readonly text: string | null;
  readonly lessonID: LessonID | null;
  /** `[offset ms, character, ms held or null]`, or in a math race `[offset ms, digits]`. */
  readonly acts: readonly (readonly [number, string, (number | null)?])[];
}

/** The last races of every bot, without a name, an id or a date. */
export async function* labelledRaces(db: Kysely<Database>, most: number): AsyncGenerator<LabelledRace> {
  for (const [bot, { user_id: userID }] of (await declaredBots(db)).entries()) {
    for (const race of await racesOf(db, userID, most)) yield { bot, ...actsOf(race) };
  }
}

function actsOf({ text_id: textID, lesson_id: lessonID, keys, releases }: BotRace): Omit<LabelledRace, "bot"> {
  const text = textID === null ? undefined : textByID(textID)?.body;
  if (text === undefined) {
    const answers = lessonID === null ? [] : decodeAnswerLog(keys);
    return { text: null, lessonID, acts: answers.map(({ offsetMs, digits }) => [offsetMs, digits] as const) };
  }
  const log = withReleases(decodeKeyLog(text, keys), releases);
  return { text, lessonID, acts: log.map(({ atMs, character, heldMs }) => [atMs, character, heldMs ?? null] as const) };
}
