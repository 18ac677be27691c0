import { matchMaker, type IRoomCache } from "@colyseus/core";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import type { RaceID, SectionID, SessionID, TextID, UserID } from "#shared/ids.ts";
import type { Seat } from "#shared/rules/race/race.ts";
import type { RaceTerms } from "#shared/rules/race/terms.ts";

/**
 * What a lobby passes on when it makes a race. The race's room has the race's id, so the race's id is enough to find
 * it.
 */
export interface RacePlan {
  readonly raceID: RaceID;
  readonly sceneryKey: string;
  readonly specialScenery?: string;
  readonly terms: RaceTerms;
  readonly seats: readonly Seat[];
  /** WPM of each bot, or right answers a minute, by slot. */
  readonly botSpeeds: readonly (readonly [slot: number, speed: number])[];
  /** Who of them learns or teaches in which class. */
  readonly pupils?: readonly (readonly [slot: number, sectionID: SectionID])[];
  /** A track of a race that a teacher began. */
  readonly isClassRace?: boolean;
  /** What is typed in it, where the teacher wrote it: the race then counts for the class and for nothing else. */
  readonly ownText?: string;
  /** The slots of the people to whom the bots settle: nobody's speed in this race is known. */
  readonly newcomers: readonly number[];
}

export interface TypingPlan extends RacePlan {
  /** null for a teacher's own text. */
  readonly textID: TextID | null;
  /** The slots of the racers who say that words come at once. A lobby of an earlier version doesn't know. */
  readonly phraseSlots?: readonly number[];
}

export interface MathPlan extends RacePlan {
  readonly lessonID: LessonID;
}

/** The names of the race rooms; never joined by name. */
export const RACE_ROOM = "race";
export const MATH_RACE_ROOM = "math-race";

/** The holder of a seat, as the lobby reserved it. */
export interface SeatHolder {
  readonly userID: UserID;
  /** The session whose end closes the seat; unknown when the racer left while the race was made. */
  readonly sessionID: SessionID | undefined;
  readonly slot: number;
}

/** The library passes on the words of another node's error alone. */
const UNKNOWN_HERE = "unknown to this version: ";
/** The refusal of a node that doesn't know what a race is about, being of another version than the lobby's. */
export const unknownHere = (what: string): Error => new Error(`${UNKNOWN_HERE}${what}`);

/** Makes the race on the least loaded node, or on this one where that doesn't know what the race is about. */
async function makeRoom(plan: TypingPlan | MathPlan): Promise<IRoomCache> {
  const name = "lessonID" in plan ? MATH_RACE_ROOM : RACE_ROOM;
  try {
    return await matchMaker.createRoom(name, plan);
  } catch (error) {
    if (error instanceof Error && error.message.includes(UNKNOWN_HERE)) return matchMaker.handleCreateRoom(name, plan);
    throw error;
  }
}

/** Makes a race, with a seat for each of these. */
export async function openRace(
  plan: TypingPlan | MathPlan,
  holders: readonly SeatHolder[],
): Promise<SeatReservation[]> {
  const room = await makeRoom(plan);
  return Promise.all(holders.map((holder) => reserveSeat(room, holder)));
}

/** Admits one connection of the holder to a race: the newest connection has the seat. */
export const reserveSeat = async (room: IRoomCache, holder: SeatHolder): Promise<SeatReservation> =>
  SeatReservation.parse(await matchMaker.reserveSeatFor(room, {}, holder));
