import type { OwnRace } from "#shared/contracts/race/own-race.ts";

import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";
import { showAnswer } from "../query-client.ts";

const keyOf = (raceID: string) => [...KEYS.ownRaces, raceID];

/** What a race meant for this player, once it is stored. */
export const useOwnRace = (raceID: string, isStored = true): Loaded<OwnRace> =>
  useLoaded({
    queryKey: keyOf(raceID),
    queryFn: async () => (await call("GET /race/{id}/own", { params: { id: raceID } })).own,
    enabled: isStored,
  });

/** Asks for a review of the race by a person. @throws CallProblem */
export async function appeal(raceID: string): Promise<void> {
  const { own } = await call("POST /race/{id}/appeal", { params: { id: raceID } });
  await showAnswer(keyOf(raceID), own);
}

/** Shares the race by a link, or ends the link. @throws CallProblem */
export async function share(raceID: string, isShared: boolean): Promise<void> {
  const { shareCode } = await call("POST /race/{id}/share", {
    params: { id: raceID },
    body: { isShared: isShared ? 1 : 0 },
  });
  await showAnswer<OwnRace>(keyOf(raceID), (own) => ({ ...own, shareCode }));
}
