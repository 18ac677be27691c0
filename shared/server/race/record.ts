import type { Kysely, Selectable } from "kysely";

import { textByID } from "../../content/texts/by-id.ts";
import { MathRecord } from "../../contracts/race/math.ts";
import type { RaceRecord } from "../../contracts/race/race.ts";
import type { RaceID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { decodeAnswerLog } from "../../rules/math/answer-log.ts";
import { foulForAll, knownFoul } from "../../rules/race/foul.ts";
import { decodeKeyLog } from "../../rules/race/key-log.ts";
import type { Key } from "../../rules/race/keys.ts";
import { withReleases } from "../../rules/race/release-log.ts";
import { asFastAs } from "../../rules/text-measures/as-fast-as.ts";
import type { Database } from "../database.ts";
import { aliasOf } from "../players/class-names.ts";
import { knownMeasures } from "../texts/known.ts";
import { isAbandoned } from "./running-races.ts";
import type { RaceTable } from "./tables.ts";

/** The viewer of a race: a player, who sees replays of their own races only, or an operator, who sees all. */
export type RecordViewer = { readonly userID: UserID | undefined } | "operator";

/**
 * A finished race with text or problems and results; those who were in it also get each racer's replay or answers.
 *
 * @throws Refusal raceNotFound
 */
export async function raceRecordOf(db: Kysely<Database>, raceID: RaceID, viewer: RecordViewer): Promise<RaceRecord> {
  const race = await db.selectFrom("races").selectAll().where("race_id", "=", raceID).executeTakeFirst();
  const text = race && (race.text_id === null ? "" : textByID(race.text_id)?.body);
  const asked = race && askedIn(race);
  if (!race || text === undefined || asked === undefined) throw await noSuchRace(db, raceID);
  const lines = await db
    .selectFrom("race_results as r")
    .leftJoin("key_logs as k", (join) => join.onRef("k.race_id", "=", "r.race_id").onRef("k.slot", "=", "r.slot"))
    .selectAll("r")
    .select(["k.keys", "k.releases", aliasOf("r.user_id").as("alias")])
    .where("r.race_id", "=", raceID)
    .execute();
  const measure = race.text_id === null ? undefined : (await knownMeasures(db, [race.text_id])).get(race.text_id);
  const isCasual = race.scoring === "casual";
  const own = viewer === "operator" ? undefined : lines.find((line) => isOf(line.user_id, viewer.userID));
  const showsReplays = viewer === "operator" || own !== undefined;
  const isMath = race.problems !== null;
  return {
    raceID,
    textID: race.text_id,
    text,
    startedStamp: race.started_stamp,
    sceneryKey: race.scenery_key,
    viewSlot: own?.slot ?? null,
    results: lines.toSorted(isCasual ? bySlot : byPlace).map((line) => ({
      slot: line.slot,
      displayName: line.alias ?? line.display_name,
      tag: line.tag,
      tagColor: line.tag_color,
      look: line.look,
      isGold: line.is_gold,
      carID: line.car_id,
      carHueAngle: line.car_hue_angle,
      isBot: line.is_bot,
      standing: line.standing,
      place: isCasual ? null : line.place,
      typed: line.done,
      skipped: line.skipped,
      errors: line.errors,
      elapsedMs: line.elapsed_ms,
      wpm: line.speed,
      accuracy: line.accuracy,
      asFastAs: line.standing === "finished" ? asFastAs(line.speed, measure) : null,
      foul: foulForAll(knownFoul(line.foul)),
      ...replayOf(showsReplays && !isMath ? keysOf(text, line) : null, viewer === "operator"),
    })),
    math: asked && {
      ...asked,
      answers: lines
        .toSorted(bySlot)
        .map(({ slot, keys }) => ({ slot, answers: showsReplays ? answersOf(keys) : null })),
    },
  };
}

const Asked = MathRecord.omit({ answers: true });

/** What a math race asked; null for a typing race, undefined for problems that only a later version can draw. */
function askedIn({ lesson_id: lessonID, problems }: Selectable<RaceTable>) {
  return problems === null ? null : Asked.safeParse({ lessonID, problems }).data;
}

const ABANDONED = "This race was called off because its server went down. Nothing was paid for it, and nothing taken.";

async function noSuchRace(db: Kysely<Database>, raceID: RaceID): Promise<Refusal> {
  return new Refusal("raceNotFound", (await isAbandoned(db, raceID)) ? ABANDONED : "There's no race at this address.");
}

const isOf = (userID: UserID | null, asking: UserID | undefined): boolean =>
  asking !== undefined && userID !== null && userID === asking;

const keysOf = (
  text: string,
  { keys, releases }: { readonly keys: Uint8Array | null; readonly releases: Uint8Array | null },
) => keys && withReleases(decodeKeyLog(text, keys), releases);

const replayOf = (keys: readonly Key[] | null, isForOperator: boolean) => ({
  replay: keys && keys.map((key) => [key.atMs, key.fairMs, key.character] as const),
  ...(isForOperator && { heldMs: keys && keys.map(({ heldMs }) => heldMs ?? null) }),
});

const answersOf = (log: Uint8Array | null) =>
  log && decodeAnswerLog(log).map(({ offsetMs, fairMs, digits }) => [offsetMs, fairMs, digits] as const);

interface Placed {
  readonly place: number | null;
  readonly standing: string;
  readonly done: number;
  readonly slot: number;
}

const bySlot = (a: Placed, b: Placed): number => a.slot - b.slot;

const LAST = 9;
const rank = (line: Placed): number => line.place ?? (line.standing === "disqualified" ? LAST : LAST - 1);
const byPlace = (a: Placed, b: Placed): number => rank(a) - rank(b) || b.done - a.done || a.slot - b.slot;
