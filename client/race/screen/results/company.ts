import { create } from "zustand";

import type { Opponent, OwnRace } from "#shared/contracts/race/own-race.ts";

interface Company extends Pick<OwnRace, "opponents" | "guests"> {
  readonly raceID: string | undefined;
}

/** The people of a race, once they are known: after the race is stored, for accounts. */
export const useCompany = create<Company>()(() => ({ raceID: undefined, opponents: [], guests: [] }));

/** The opponent in a slot of this race who has a page. */
export const useOpponent = (raceID: string | undefined, slot: number): Opponent | undefined =>
  useCompany((known) => (known.raceID === raceID ? known.opponents.find((each) => each.slot === slot) : undefined));

/** Whether a guest has a slot of this race. */
export const useIsGuest = (raceID: string | undefined, slot: number): boolean =>
  useCompany((known) => known.raceID === raceID && known.guests.includes(slot));
