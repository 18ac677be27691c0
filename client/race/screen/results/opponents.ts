import { create } from "zustand";

import type { Opponent } from "#shared/contracts/own-race.ts";

interface Company {
  readonly raceID: string | undefined;
  readonly opponents: readonly Opponent[];
}

/** The people of a race who have a page, once they are known: after the race is stored, for accounts. */
export const useOpponents = create<Company>()(() => ({ raceID: undefined, opponents: [] }));

/** The opponent in a slot of this race. */
export const useOpponent = (raceID: string | undefined, slot: number): Opponent | undefined =>
  useOpponents((known) => (known.raceID === raceID ? known.opponents.find((each) => each.slot === slot) : undefined));
