import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

import { lasting } from "../../../browser/storages.ts";
import { useSession } from "../../../session/session.ts";
import { FASTEST_WPM, type FastestWord } from "./fastest-word.ts";

/** The fastest race and the fastest word of one racer in this browser, in WPM. */
export interface OwnBest {
  readonly raceWpm: number;
  readonly wordWpm: number;
}

export type Highlight =
  | { readonly kind: "race"; readonly gainedWpm: number }
  | { readonly kind: "word"; readonly word: string };

interface Finish {
  readonly wpm: number;
  readonly fastest: FastestWord | undefined;
}

/** Speeds are shown with one decimal. */
const LEAST_GAIN_WPM = 0.1;

/** The new bests of a finished race; none in a racer's first race. */
export function highlightOf(before: OwnBest | undefined, { wpm, fastest }: Finish): Highlight | undefined {
  if (!before) return undefined;
  const gainedWpm = wpm - before.raceWpm;
  if (gainedWpm >= LEAST_GAIN_WPM) return { kind: "race", gainedWpm };
  return fastest && before.wordWpm > 0 && fastest.wpm > before.wordWpm
    ? { kind: "word", word: fastest.word }
    : undefined;
}

export const betterOf = (before: OwnBest | undefined, { wpm, fastest }: Finish): OwnBest => ({
  raceWpm: Math.max(before?.raceWpm ?? 0, wpm),
  wordWpm: Math.max(before?.wordWpm ?? 0, fastest?.wpm ?? 0),
});

/** Parses the stored value and drops what is invalid, and each speed that nobody can type. */
export function readBests(stored: unknown): Readonly<Record<string, OwnBest>> {
  const entries = Object.entries(typeof stored === "object" && stored !== null ? stored : {});
  const bests = entries.filter((entry): entry is [string, OwnBest] => isBest(entry[1]));
  return Object.fromEntries(
    bests.map(([userID, { raceWpm, wordWpm }]) => [userID, { raceWpm: typed(raceWpm), wordWpm: typed(wordWpm) }]),
  );
}

const typed = (wpm: number): number => (wpm <= FASTEST_WPM ? wpm : 0);

function isBest(value: unknown): value is OwnBest {
  const { raceWpm, wordWpm } = (value ?? {}) as Partial<Record<keyof OwnBest, unknown>>;
  return Number.isFinite(raceWpm) && Number.isFinite(wordWpm);
}

/** The fastest race of this racer in this browser, in WPM; 0 before the first. */
export function useOwnBest(): number {
  const userID = useSession((session) => session.user?.userID);
  return useOwnBests((bests) => (userID === undefined ? 0 : (bests[userID]?.raceWpm ?? 0)));
}

/** Bests by user id: a family or a class may share a browser. */
export const useOwnBests = create<Readonly<Record<string, OwnBest>>>()(
  persist((): Readonly<Record<string, OwnBest>> => ({}), {
    name: "redline-own-bests",
    version: 1,
    storage: createJSONStorage(() => lasting),
    merge: (stored) => readBests(stored),
  }),
);
