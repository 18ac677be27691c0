import type { RaceID, UserID } from "../../ids.ts";
import { moreTimeMs } from "../race/longer.ts";
import { NEWCOMER_WPM, RACE } from "../race/numbers.ts";
import type { ClassPupil, ClassRace, RacedLane, Track } from "./class-race.ts";
import { CLASSROOM, type Ranking } from "./numbers.ts";
import { podiumOf, type CountedPodium } from "./podium.ts";
import { countIn, newTournament, type Tournament } from "./tournament.ts";

/** A class that meets live, as one value. Moments are milliseconds of the room's clock. */
export interface Classroom {
  /** In the order in which they came. */
  readonly pupils: readonly ClassPupil[];
  readonly race?: ClassRace;
  /** How many races there were. */
  readonly races: number;
  readonly points: ReadonlyMap<UserID, number>;
  /** How fast each was on average when they came first. */
  readonly averages: ReadonlyMap<UserID, number | null>;
  readonly podium?: CountedPodium;
  /** The one that is on, or the last one until the next race begins. */
  readonly tournament?: Tournament;
  /** The one before the race that runs began; only while it runs. */
  readonly tournamentBefore?: Tournament;
}

export const EMPTY_CLASSROOM: Classroom = { pupils: [], races: 0, points: new Map(), averages: new Map() };

/** The longest that a race takes, with what comes before it. */
const LONGEST_MS = RACE.gatherMs + RACE.countdownMs + RACE.capMs + RACE.graceMs + RACE.comeBackMs;

export const isHere = ({ awaySinceMs }: ClassPupil): boolean => awaySinceMs === undefined;

/** Comes in; a second page of the same pupil takes the place of the first. */
export function enter(room: Classroom, comer: ClassPupil): Classroom {
  const { userID } = comer;
  const averages = room.averages.has(userID) ? room.averages : new Map(room.averages).set(userID, comer.avgSpeed);
  const pupil = { ...comer, avgSpeed: averages.get(userID) ?? null };
  const isKnown = room.pupils.some((each) => each.userID === userID);
  const pupils = isKnown ? room.pupils.map((each) => (each.userID === userID ? pupil : each)) : [...room.pupils, pupil];
  return { ...room, pupils, averages };
}

export const leave = (room: Classroom, key: string): Classroom => {
  const pupils = room.pupils.filter((each) => each.key !== key);
  return pupils.length === room.pupils.length ? room : { ...room, pupils };
};

const change = (room: Classroom, key: string, how: (pupil: ClassPupil) => ClassPupil): Classroom => ({
  ...room,
  pupils: room.pupils.map((each) => (each.key === key ? how(each) : each)),
});

/** The connection is down. */
export const goAway = (room: Classroom, key: string, nowMs: number): Classroom =>
  change(room, key, (pupil) => ({ ...pupil, awaySinceMs: nowMs }));

export const comeBack = (room: Classroom, key: string): Classroom =>
  change(room, key, ({ awaySinceMs: _since, ...pupil }) => pupil);

/** Who races, if the teacher begins now: everyone who is here, or those of a group who are. */
export const lineUp = (room: Classroom, group?: readonly UserID[]): readonly ClassPupil[] =>
  room.pupils.filter((pupil) => isHere(pupil) && (group === undefined || group.includes(pupil.userID)));

/** Tracks of at most five, as even as can be: who is about as fast races side by side. */
export function tracksOf<P extends Pick<ClassPupil, "avgSpeed">>(pupils: readonly P[]): readonly (readonly P[])[] {
  const paceOf = ({ avgSpeed }: P): number => avgSpeed ?? NEWCOMER_WPM;
  const inOrder = pupils.toSorted((one, other) => paceOf(one) - paceOf(other));
  const count = Math.ceil(inOrder.length / RACE.slots);
  return Array.from({ length: count }, (_none, nth) =>
    inOrder.slice(Math.round((nth * inOrder.length) / count), Math.round(((nth + 1) * inOrder.length) / count)),
  );
}

/** What a teacher begins. */
interface Wish {
  readonly ranking: Ranking;
  /** A tournament of so many races. While one is on, its next race begins. */
  readonly tournamentOf?: number;
}

/** A race begins on these tracks. Nothing happens while another one runs. */
export function begin(
  room: Classroom,
  { ranking, tournamentOf }: Wish,
  tracks: readonly Omit<Track, "isOver">[],
  nowMs: number,
): Classroom {
  if (room.race || tracks.length === 0) return room;
  const { tournament: last, ...rest } = room;
  const races = room.races + 1;
  const next = tournamentOf === undefined ? undefined : newTournament(tournamentOf);
  const tournament = last?.isOver === false ? last : next;
  return {
    ...rest,
    races,
    ...(tournament && { tournament }),
    ...(last && { tournamentBefore: last }),
    race: {
      number: races,
      ranking,
      tracks: tracks.map((track) => ({ ...track, isOver: false })),
      lanes: new Map(),
      stoodMs: 0,
      untilMs: nowMs + LONGEST_MS + moreTimeMs(tracks.flatMap(({ racers }) => racers)),
    },
  };
}

/** Stands still, or goes on; all pauses of a race together are limited. */
export function pause(room: Classroom, isPaused: boolean, nowMs: number): Classroom {
  const { race } = room;
  if (!race || isPaused === (race.pausedSinceMs !== undefined)) return room;
  if (isPaused && race.stoodMs >= CLASSROOM.mostPausedMs) return room;
  if (isPaused) return { ...room, race: { ...race, pausedSinceMs: nowMs } };
  const { pausedSinceMs = nowMs, ...going } = race;
  const spanMs = nowMs - pausedSinceMs;
  return { ...room, race: { ...going, stoodMs: race.stoodMs + spanMs, untilMs: race.untilMs + spanMs } };
}

/** A track tells how its racers do. Of races that aren't the class's nothing is kept. */
export function hear(room: Classroom, raceID: RaceID, lanes: ReadonlyMap<UserID, RacedLane>): Classroom {
  const { race } = room;
  if (!race?.tracks.some((track) => track.raceID === raceID)) return room;
  return { ...room, race: { ...race, lanes: new Map([...race.lanes, ...lanes]) } };
}

/** A track is over; with the last one the race is, and everyone gets their points. */
export function trackOver(room: Classroom, raceID: RaceID): Classroom {
  const { race } = room;
  if (!race) return room;
  const tracks = race.tracks.map((track) => (track.raceID === raceID ? { ...track, isOver: true } : track));
  return tracks.every(({ isOver }) => isOver) ? finished(room, race) : { ...room, race: { ...race, tracks } };
}

/** A track never opened: its racers were in no race, and without any track there was none. */
export function callOff({ race, ...room }: Classroom, raceID: RaceID): Classroom {
  if (!race) return room;
  const tracks = race.tracks.filter((track) => track.raceID !== raceID);
  if (tracks.length === 0) return without({ ...room, races: room.races - 1 }, room.tournamentBefore);
  const left = { ...room, race: { ...race, tracks } };
  return tracks.every(({ isOver }) => isOver) ? finished(left, left.race) : left;
}

/** Lets time pass: who was away for too long has left, a long pause is over, and so is a race that nobody hears of any more. */
export function tick(room: Classroom, nowMs: number): Classroom {
  const isGone = ({ awaySinceMs = nowMs }: ClassPupil): boolean => nowMs - awaySinceMs >= CLASSROOM.comeBackMs;
  const left = room.pupils.some(isGone) ? { ...room, pupils: room.pupils.filter((each) => !isGone(each)) } : room;
  const { race } = left;
  if (race?.pausedSinceMs === undefined) return race && nowMs >= race.untilMs ? finished(left, race) : left;
  const stoodMs = race.stoodMs + nowMs - race.pausedSinceMs;
  return stoodMs >= CLASSROOM.mostPausedMs ? pause(left, false, nowMs) : left;
}

function finished({ race: _over, tournamentBefore: _older, ...before }: Classroom, race: ClassRace): Classroom {
  const podium = podiumOf(race);
  const points = new Map(before.points);
  for (const { racer, points: won } of podium.lines) points.set(racer.userID, (points.get(racer.userID) ?? 0) + won);
  const tournament = before.tournament && countIn(before.tournament, podium);
  const nth = (before.tournament?.raced ?? 0) + 1;
  const room = { ...before, points, ...(tournament && { tournament }) };
  return {
    ...room,
    podium: {
      ...podium,
      lines: podium.lines.map((line) => ({ ...line, total: pointsOf(room, line.racer.userID) })),
      tournament: tournament ? { race: nth, races: tournament.races } : null,
    },
  };
}

/** The room between races without its tournament, or with another one. */
const without = (
  { tournament: _gone, tournamentBefore: _older, ...room }: Classroom,
  tournament?: Tournament,
): Classroom => ({
  ...room,
  ...(tournament && { tournament }),
});

/** Ends a tournament between two of its races: the points so far decide. One without any race that counts was none. */
export function endTournament(room: Classroom): Classroom {
  const { tournament } = room;
  if (!tournament || tournament.isOver || room.race) return room;
  return tournament.raced === 0 ? without(room) : { ...room, tournament: { ...tournament, isOver: true } };
}

/** The points that count now: of the tournament, else of the lesson. */
export const pointsOf = ({ tournament, points }: Pick<Classroom, "tournament" | "points">, userID: UserID): number =>
  (tournament?.points ?? points).get(userID) ?? 0;

/** How many of the race that runs are done. */
export const doneIn = ({ race }: Classroom): number =>
  [...(race?.lanes.values() ?? [])].filter(({ standing }) => standing !== "racing").length;
