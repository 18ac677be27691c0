import type { MathRecord } from "#shared/contracts/race/math.ts";
import type { RaceRecord, ResultRow } from "#shared/contracts/race/race.ts";
import type { RaceID } from "#shared/ids.ts";
import { answersPlayback } from "#shared/rules/math/playback.ts";
import type { Problem } from "#shared/rules/math/problem.ts";
import { playbackOf, type Playback } from "#shared/rules/race/playback.ts";

import { KEYS } from "../../data/keys.ts";
import { useLoaded, type Loaded } from "../../data/loaded.ts";
import { call } from "../../session/session.ts";

/** A racer of a stored race. */
export interface StoredRacer extends ResultRow {
  /** The WPM on an average text that were as good; null where the text isn't known well enough. */
  readonly asFastAs: number | null;
  /** Undefined once the keys or answers are no longer stored, and for viewers who may not see them. */
  readonly playback: Playback | undefined;
}

export interface StoredRace extends Pick<RaceRecord, "text" | "startedStamp" | "viewSlot" | "sceneryKey"> {
  /** The problems of a math race. */
  readonly problems: readonly Problem[] | undefined;
  readonly racers: readonly StoredRacer[];
  /** Whether the viewer was in it. */
  readonly isOwn: boolean;
}

/** A stored race, fetched once, since it never changes. */
export const useStoredRace = (raceID: string): Loaded<StoredRace> =>
  useLoaded({ ...ONCE, queryKey: [...KEYS.storedRaces, raceID], queryFn: () => fetchRace(raceID as RaceID) });

/** A race that somebody shared by a link. */
export const useSharedRace = (shareCode: string): Loaded<StoredRace> =>
  useLoaded({ ...ONCE, queryKey: [...KEYS.sharedRaces, shareCode], queryFn: () => fetchShared(shareCode) });

/** A race that a moderator looks at. */
export const useCaseRace = (caseID: string, raceID: string): Loaded<StoredRace> =>
  useLoaded({
    ...ONCE,
    queryKey: [...KEYS.storedRaces, caseID, raceID],
    queryFn: () => fetchCaseRace(caseID, raceID as RaceID),
  });

/** A race of a contest, by its number there. */
export const useContestRace = (contestID: string, number: string): Loaded<StoredRace> =>
  useLoaded({
    ...ONCE,
    queryKey: [...KEYS.sharedRaces, "contest", contestID, number],
    queryFn: () => fetchContestRace(contestID, number),
  });

const ONCE = { staleTime: Infinity, structuralSharing: false } as const;

async function fetchRace(id: RaceID): Promise<StoredRace> {
  const { race } = await call("GET /race/{id}", { params: { id } });
  return storedRace(race, race.viewSlot !== null);
}

async function fetchCaseRace(caseID: string, raceID: RaceID): Promise<StoredRace> {
  const { race } = await call("GET /moderation/cases/{caseID}/races/{raceID}", { params: { caseID, raceID } });
  return storedRace(race, false);
}

async function fetchShared(shareCode: string): Promise<StoredRace> {
  const { race } = await call("GET /replays/{shareCode}", { params: { shareCode } });
  return storedRace(race, false);
}

async function fetchContestRace(id: string, number: string): Promise<StoredRace> {
  const { race } = await call("GET /contests/{id}/races/{number}", { params: { id, number } });
  return storedRace(race, false);
}

const storedRace = (race: Omit<RaceRecord, "raceID">, isOwn: boolean): StoredRace => ({
  text: race.text,
  startedStamp: race.startedStamp,
  sceneryKey: race.sceneryKey,
  viewSlot: race.viewSlot,
  isOwn,
  problems: race.math?.problems,
  racers: race.results.map(({ replay, ...line }) => ({
    ...line,
    playback: race.math ? answersOf(race.math, line.slot) : keysOf(race.text, replay),
  })),
});

const keysOf = (text: string, replay: RaceRecord["results"][number]["replay"]): Playback | undefined =>
  replay === null
    ? undefined
    : playbackOf(
        text,
        replay.map(([atMs, fairMs, character]) => ({ atMs, fairMs, character })),
      );

function answersOf({ problems, answers }: MathRecord, slot: number): Playback | undefined {
  const log = answers.find((each) => each.slot === slot)?.answers;
  if (!log) return undefined;
  return answersPlayback(
    problems,
    log.map(([offsetMs, fairMs, digits]) => ({ offsetMs, fairMs, digits })),
  );
}

/** The unit of a race's speed; the score of a math race is stored as its speed. */
export const speedUnit = ({ problems }: Pick<StoredRace, "problems">): SpeedUnit => (problems ? "a minute" : "WPM");
export type SpeedUnit = "WPM" | "a minute";
