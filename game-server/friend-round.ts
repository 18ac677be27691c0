import type { Presence } from "@colyseus/core";

import type { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import type { RaceID, SessionID } from "#shared/ids.ts";
import type { FriendRace, FriendRacer } from "#shared/rules/friend-race.ts";
import { warnRarely } from "#shared/server/rare-lines.ts";

import { planFriendRace } from "./casting.ts";
import { withFreshCards } from "./fresh-cards.ts";
import type { House } from "./house.ts";
import { openRace, raceOverTopic } from "./race-plan.ts";

interface FriendRound {
  readonly raceID: RaceID;
  readonly racers: readonly FriendRacer[];
  readonly terms: Pick<FriendRace, "scoring" | "lessonID">;
  readonly presence: Presence;
  sessionOf(racer: FriendRacer): SessionID | undefined;
  /** The race is over, on whatever node it ran. */
  over(): void;
}

/** Makes a round's race, with a seat for each of its racers, in their order. */
export async function openRound(house: House, round: FriendRound): Promise<SeatReservation[]> {
  const { raceID, racers, terms, presence } = round;
  const topic = raceOverTopic(raceID);
  const stopListening = async (): Promise<void> => {
    try {
      await presence.unsubscribe(topic, over);
    } catch (error) {
      warnRarely(house.app.log, error, "a race's end is listened for in vain");
    }
  };
  const over = (): void => {
    void stopListening();
    round.over();
  };
  try {
    await presence.subscribe(topic, over);
    return await openRace(
      planFriendRace(raceID, await withFreshCards(house.app, racers), terms, house.dice),
      racers.map((racer, slot) => ({ userID: racer.userID, sessionID: round.sessionOf(racer), slot })),
    );
  } catch (error) {
    void stopListening();
    throw error;
  }
}
