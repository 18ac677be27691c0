import { useCallback, useEffect, useState } from "react";

import type { MathRecord } from "#shared/contracts/math.ts";
import type { RaceRecord, ResultLine } from "#shared/contracts/race.ts";
import type { RaceID } from "#shared/ids.ts";
import { answersPlayback } from "#shared/rules/math/playback.ts";
import type { Problem } from "#shared/rules/math/problem.ts";
import { playbackOf, type Playback } from "#shared/rules/race/playback.ts";

import { CallProblem } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { isPitStop } from "../session/trouble-sentence.ts";

/** A racer of a stored race. */
export interface StoredRacer extends ResultLine {
  /** Undefined once the keys or answers are no longer kept, and for who may not see them. */
  readonly playback: Playback | undefined;
}

export interface StoredRace extends Pick<RaceRecord, "text" | "startedStamp" | "viewSlot" | "placeKey"> {
  /** What was solved in a math race. */
  readonly problems: readonly Problem[] | undefined;
  readonly racers: readonly StoredRacer[];
  /** Whether who looks was in it. */
  readonly isOwn: boolean;
}

/** Why a race cannot be shown. */
export type RaceTrouble = "not-found" | "offline" | "pit-stop" | "broken";

export type RaceLoad =
  | { readonly state: "loading" }
  | { readonly state: "trouble"; readonly trouble: RaceTrouble }
  | { readonly state: "ready"; readonly race: StoredRace };

const LOADING: RaceLoad = { state: "loading" };

/** Fetches a race once; `again` tries anew. */
export function useStoredRace(fetchRace: () => Promise<StoredRace>): { load: RaceLoad; again: () => void } {
  const [load, setLoad] = useState<RaceLoad>(LOADING);
  const attempt = useCallback(() => {
    let hasLeft = false;
    const show = (next: RaceLoad): void => {
      if (!hasLeft) setLoad(next);
    };
    fetchRace().then(
      (race) => show({ state: "ready", race }),
      (problem: unknown) => {
        show({ state: "trouble", trouble: troubleOf(problem) });
        if (!(problem instanceof CallProblem)) reportError(problem);
      },
    );
    return () => {
      hasLeft = true;
    };
  }, [fetchRace]);
  useEffect(() => attempt(), [attempt]);
  const again = useCallback(() => {
    setLoad(LOADING);
    attempt();
  }, [attempt]);
  return { load, again };
}

/** An id or a code that is none is refused as bad input: for the person it is an address without a race. */
export function troubleOf(problem: unknown): RaceTrouble {
  if (!(problem instanceof CallProblem)) return "broken";
  if (problem.code === "offline") return "offline";
  if (isPitStop(problem)) return "pit-stop";
  return problem.status === 404 || problem.code === "badInput" ? "not-found" : "broken";
}

export async function fetchRace(raceID: string): Promise<StoredRace> {
  const id = raceID as RaceID;
  const { race } = await call("GET /race/{id}", { params: { id } });
  return storedRace(race, race.viewSlot !== null);
}

export async function fetchShared(shareCode: string): Promise<StoredRace> {
  const { race } = await call("GET /replays/{shareCode}", { params: { shareCode } });
  return storedRace(race, false);
}

const storedRace = (race: Omit<RaceRecord, "raceID">, isOwn: boolean): StoredRace => ({
  text: race.text,
  startedStamp: race.startedStamp,
  placeKey: race.placeKey,
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

/** What the speed of a race is counted in; the score of a math race is stored as its speed. */
export const speedUnit = ({ problems }: Pick<StoredRace, "problems">): SpeedUnit => (problems ? "a minute" : "WPM");
export type SpeedUnit = "WPM" | "a minute";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });

/** When a race was: "12 May at 18:04". */
export const raceDay = (startedStamp: number): string => day.format(startedStamp * 1_000);
