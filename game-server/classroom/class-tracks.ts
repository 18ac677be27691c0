import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";

import { matchMaker, type Presence } from "@colyseus/core";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { BeginClassRace } from "#shared/contracts/realtime/classroom.ts";
import type { RaceID, TextID } from "#shared/ids.ts";
import type { ClassPupil, Track } from "#shared/rules/classroom/class-race.ts";
import { tracksOf } from "#shared/rules/classroom/classroom.ts";
import { ownTextWords } from "#shared/rules/classroom/own-text-words.ts";
import { otherText } from "#shared/rules/daily-text.ts";
import type { DifficultyBand } from "#shared/rules/difficulty.ts";
import { textsOfBand } from "#shared/rules/text-measures/bands.ts";
import { judgeOwnText } from "#shared/server/classes/own-text.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";
import type { App } from "#shared/server/platform/work.ts";
import { textsInBand } from "#shared/server/texts/known.ts";
import { dayOf } from "#shared/units.ts";

import type { NodeContext } from "../cluster/node-context.ts";
import { openRound } from "../friend-lobby/friend-round.ts";
import { TROUBLE, type ClassroomClient } from "./classroom-client.ts";

/** A race room that takes longer to answer is on a node that died or is overloaded. */
const ANSWER_WITHIN_MS = 1_000;
/** A class doesn't wait longer for its race. */
const MEASURES_WITHIN_MS = 1_000;

/** The tracks of a class race to come, each with the id of its room. */
export const layTracks = (pupils: readonly ClassPupil[]): readonly Omit<Track, "isOver">[] =>
  tracksOf(pupils).map((racers) => ({ raceID: randomUUID() as RaceID, racers }));

const REMEMBERED = 200;

/** The tracks of all races of a lesson, as far as anybody may still be in one. */
export const remembered = (before: readonly RaceID[], tracks: readonly Pick<Track, "raceID">[]): readonly RaceID[] =>
  [...before, ...tracks.map(({ raceID }) => raceID)].slice(-REMEMBERED);

/** What a class races. */
export type ClassTask =
  | { readonly textID: TextID }
  | { readonly lessonID: LessonID }
  /** Of the teacher's own. */
  | { readonly ownText: string };

/**
 * On the math site the type that the teacher chose, else the teacher's own text, or one that nobody had lately.
 *
 * @returns what is wrong with what was chosen, for the teacher, where it can't be raced
 */
export async function taskOf(
  { app, dice }: Pick<NodeContext, "app" | "dice">,
  pupils: readonly ClassPupil[],
  { lessonID, difficulty, ownText }: Pick<BeginClassRace, "lessonID" | "difficulty" | "ownText">,
): Promise<ClassTask | string> {
  if (app.config.site === "math") return lessonID === undefined ? TROUBLE.noType : { lessonID };
  if (ownText !== undefined) {
    const { text, fault } = judgeOwnText(ownText);
    return fault ? ownTextWords(fault) : { ownText: text };
  }
  const recents = pupils.map(({ recentTexts }) => recentTexts);
  const among = difficulty && (await textsFor(app, difficulty));
  return { textID: otherText(recents, dayOf(app.nowStamp()), dice, among) };
}

/** While the database is away the formula says how hard texts are. */
async function textsFor({ db, log }: App, band: DifficultyBand): Promise<readonly TextID[]> {
  try {
    return await Promise.race([textsInBand(db, band), tooLate()]);
  } catch (error) {
    warnRarely(log, error, "the measures of texts could not be looked up");
    return textsOfBand(band, []);
  }
}

async function tooLate(): Promise<never> {
  await setTimeout(MEASURES_WITHIN_MS, undefined, { ref: false });
  throw new Error("the database takes too long");
}

interface OpenedTrack {
  readonly track: Omit<Track, "isOver">;
  readonly lobbyID: string;
  /** The tracks of all races before. */
  readonly beforeIDs: readonly RaceID[];
  readonly task: ClassTask;
  readonly presence: Presence;
  clientOf(pupil: ClassPupil): ClassroomClient | undefined;
  over(): void;
}

/** Makes the race room of a track, and sends its racers their seats. */
export const openTrack = (
  node: NodeContext,
  { track: { raceID, racers }, lobbyID, task, ...round }: OpenedTrack,
): Promise<void> =>
  openRound(node, {
    ...round,
    raceID,
    racers,
    lobbyID,
    terms: { scoring: "competitive", isClassRace: true, ...task },
  });

/** A teacher's word to race rooms on any node. @returns those that didn't hear it, and of these the ones that are gone */
export async function steer(
  raceIDs: readonly RaceID[],
  word: "pause" | "go-on" | "end",
): Promise<{ readonly deaf: readonly RaceID[]; readonly gone: readonly RaceID[] }> {
  const told = await Promise.allSettled(
    raceIDs.map((raceID) => matchMaker.remoteRoomCall(raceID, "steer" as never, [word], ANSWER_WITHIN_MS)),
  );
  const deaf = raceIDs.filter((_raceID, nth) => told[nth]?.status === "rejected");
  const listed = await Promise.all(deaf.map((raceID) => matchMaker.driver.findOne({ roomId: raceID })));
  return { deaf, gone: deaf.filter((_raceID, nth) => !listed[nth]) };
}
