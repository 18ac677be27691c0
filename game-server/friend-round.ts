import type { Presence } from "@colyseus/core";

import type { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import type { RaceID, SessionID } from "#shared/ids.ts";
import type { FriendRace, FriendRacer } from "#shared/rules/friend-race.ts";
import { warnRarely } from "#shared/server/rare-lines.ts";

import { planFriendRace } from "./casting.ts";
import { withFreshCards } from "./fresh-cards.ts";
import type { House } from "./house.ts";
import { raceOverTopic } from "./race-over.ts";
import { openRace } from "./race-plan.ts";

interface FriendRound {
  readonly raceID: RaceID;
  /** The round before this one. */
  readonly beforeID: RaceID | undefined;
  readonly lobbyID: string;
  readonly racers: readonly FriendRacer[];
  readonly terms: Pick<FriendRace, "scoring" | "lessonID">;
  readonly presence: Presence;
  sessionOf(racer: FriendRacer): SessionID | undefined;
  /** The race is over, on any node. */
  over(): void;
}

/**
 * Makes a round's race.
 *
 * @returns the seats by racer key; a racer who has taken a seat elsewhere has none
 */
export async function openRound(house: House, round: FriendRound): Promise<ReadonlyMap<string, SeatReservation>> {
  const { raceID, lobbyID, terms, presence } = round;
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
    const userIDs = round.racers.map(({ userID }) => userID);
    const seated = await house.seats.moveInto(raceID, lobbyID, userIDs, round.beforeID);
    const racers = round.racers.filter(({ userID }) => seated.has(userID));
    if (racers.length === 0) throw new Error("everybody sits elsewhere");
    const seats = await openRace(
      planFriendRace(raceID, await withFreshCards(house.app, racers), terms, house.dice),
      racers.map((racer, slot) => ({ userID: racer.userID, sessionID: round.sessionOf(racer), slot })),
    );
    return new Map(seats.map((seat, nth) => [racers[nth]?.key ?? "", seat]));
  } catch (error) {
    void stopListening();
    for (const { userID } of round.racers) house.seats.done(raceID, userID);
    throw error;
  }
}
