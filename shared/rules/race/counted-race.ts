import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { CarID, RaceID, TextID, UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";
import type { Brought } from "../rewards/brought.ts";
import type { RaceMode } from "./terms.ts";

/** What one account did in one race, for everything that counts races: with the race's own facts and time. */
export interface CountedRace {
  readonly raceID: RaceID;
  readonly slot: number;
  readonly userID: UserID;
  readonly carID: CarID;
  readonly site: Site;
  /** null for a math race. */
  readonly textID: TextID | null;
  /** null for a typing race. */
  readonly lessonID: LessonID | null;
  readonly mode: RaceMode;
  /** When the race started: it decides the day, week and season, however late it is paid. */
  readonly startedStamp: Stamp;
  readonly standing: "finished" | "unfinished" | "disqualified";
  /** null without a place: not finished, a casual race, a friend race that nobody else finished. */
  readonly place: number | null;
  /** Right characters, or right answers. */
  readonly done: number;
  readonly errors: number;
  readonly elapsedMs: number;
  /** WPM, or right answers a minute. */
  readonly speed: number;
  /** In percent. */
  readonly accuracy: number;
  readonly usedNitro: boolean;
  /** Friends of the racer who finished in the same friend race. */
  readonly friends: number;
  readonly beatWampus: boolean;
  /** What it paid: nothing if it was not finished, or not well enough. */
  readonly reward: { readonly cash: number; readonly experience: number; readonly nitros: number };
}

/** Finished well enough to be paid: what pays is what most counters count. */
export const isPaid = ({ standing, reward }: Pick<CountedRace, "standing" | "reward">): boolean =>
  standing === "finished" && reward.experience > 0;

/** What a counter found that one race brought. */
export interface Gain
  extends Pick<CountedRace, "raceID" | "slot">, Partial<Pick<Brought, "challenges" | "achievements" | "things">> {
  /** Granted by the counter, besides the reward of the race. */
  readonly experience?: number;
}

/** Races in the order in which they started. */
export const inOrder = <Race extends Pick<CountedRace, "startedStamp">>(races: readonly Race[]): readonly Race[] =>
  races.toSorted((one, other) => one.startedStamp - other.startedStamp);
