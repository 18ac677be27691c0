import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { RaceID, TextID } from "../../ids.ts";
import type { Problem } from "../../rules/math/problem.ts";
import { judge, NOTHING_TYPED } from "../../rules/race/judge.ts";
import { encodeKeyLog } from "../../rules/race/key-log.ts";
import type { KeyLog } from "../../rules/race/keys.ts";
import type { Lane } from "../../rules/race/lane.ts";
import { isLongestWord, NITRO_KEY } from "../../rules/race/nitro.ts";
import type { Outage } from "../../rules/race/outages.ts";
import type { Race } from "../../rules/race/race.ts";
import { encodeReleaseLog } from "../../rules/race/release-log.ts";
import { resultsOf, type Result } from "../../rules/race/results.ts";
import { PUBLIC_TERMS, type RaceMode, type RaceTerms, type Scoring } from "../../rules/race/terms.ts";
import type { Stamp } from "../../units.ts";

/** The outcome of a finished race, as plain data that can be stored on disk. */
export interface RaceOutcome {
  readonly raceID: RaceID;
  readonly site: Site;
  /** The typed text; null in a math race, and for a teacher's own text. */
  readonly textID: TextID | null;
  readonly lesson?: { readonly lessonID: LessonID; readonly problems: readonly Problem[] };
  readonly startedStamp: Stamp;
  readonly mode?: RaceMode;
  readonly scoring?: Scoring;
  /** The scenery; absent in files of an earlier version. */
  readonly sceneryKey?: string;
  readonly results: readonly SettledResult[];
}

export interface SettledResult extends Omit<Result, "outages"> {
  /** The compact log of keys, or of answers, in base64. */
  readonly keyLog: string;
  /** How long the keys were down, in base64; absent where nothing is known, and in files of an earlier version. */
  readonly releases?: string;
  /** Absent in files of an earlier version. */
  readonly outages?: readonly Outage[];
  /** Whether the nitro completed a word among the longest of the text. */
  readonly hitLongestWord: boolean;
}

/** Whether a teacher wrote the text of a class race. Nothing of the text, nor of what was typed, is in its outcome. */
export const isOwnText = ({ textID, lesson }: Pick<RaceOutcome, "textID" | "lesson">): boolean =>
  textID === null && lesson === undefined;

/** How a race ended for a racer; a racer still driving when it was over is unfinished. */
export const standingOf = ({ standing }: Pick<SettledResult, "standing">) =>
  standing === "racing" ? ("unfinished" as const) : standing;

export function outcomeOf(race: Race, site: Site, startedStamp: Stamp, terms: RaceTerms = PUBLIC_TERMS): RaceOutcome {
  const logs = new Map(race.racers.map(({ seat, lane }) => [seat.slot, logsOf(race, lane)]));
  return {
    raceID: race.raceID,
    site,
    textID: race.textID,
    startedStamp,
    ...terms,
    results: resultsOf(race).map((result) => ({
      ...result,
      hitLongestWord: nitroHitLongestWord(race, result.seat.slot),
      ...(logs.get(result.seat.slot) ?? { keyLog: "" }),
    })),
  };
}

function logsOf({ textID, text }: Race, { keys, heldMs }: Lane): Pick<SettledResult, "keyLog" | "releases"> {
  if (textID === null) return { keyLog: "" };
  const releases = encodeReleaseLog(heldMs);
  return { keyLog: toBase64(encodeKeyLog(text, keys)), ...(releases && { releases: toBase64(releases) }) };
}

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

function nitroHitLongestWord({ text, racers }: Race, slot: number): boolean {
  const keys = racers.find((racer) => racer.seat.slot === slot)?.lane.keys ?? [];
  const at = keys.findIndex((key) => key.character === NITRO_KEY);
  return at !== -1 && isLongestWord(text, typedBy(text, keys.slice(0, at)));
}

const typedBy = (text: string, keys: KeyLog): number =>
  keys.reduce((typing, key) => judge(text, typing, key.character), NOTHING_TYPED).typed;
