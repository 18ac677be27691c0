import type { Presence } from "@colyseus/core";

import type { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import type { RaceID, SessionID } from "#shared/ids.ts";
import type { FriendLobby, FriendRacer } from "#shared/rules/friend-lobby.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";
import { dayOf } from "#shared/units.ts";

import type { NodeContext } from "../cluster/node-context.ts";
import { raceOverTopic } from "../race/race-over.ts";
import { openRace } from "../race/race-plan.ts";
import { planFriendRace } from "../race/race-plans.ts";
import { withFreshCards } from "./fresh-cards.ts";

interface FriendRound {
  readonly raceID: RaceID;
  /** The round before this one. */
  readonly beforeID: RaceID | undefined;
  readonly lobbyID: string;
  readonly racers: readonly FriendRacer[];
  readonly terms: Pick<FriendLobby, "scoring" | "lessonID">;
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
export async function openRound(node: NodeContext, round: FriendRound): Promise<ReadonlyMap<string, SeatReservation>> {
  const { raceID, lobbyID, terms, presence } = round;
  const topic = raceOverTopic(raceID);
  const stopListening = async (): Promise<void> => {
    try {
      await presence.unsubscribe(topic, over);
    } catch (error) {
      warnRarely(node.app.log, error, "a race's end is listened for in vain");
    }
  };
  const over = (): void => {
    void stopListening();
    round.over();
  };
  try {
    await presence.subscribe(topic, over);
    const userIDs = round.racers.map(({ userID }) => userID);
    const seated = await node.seats.moveInto(raceID, lobbyID, userIDs, round.beforeID);
    const racers = round.racers.filter(({ userID }) => seated.has(userID));
    if (racers.length === 0) throw new Error("everybody sits elsewhere");
    const seats = await openRace(
      planFriendRace(raceID, await withFreshCards(node.app, racers), terms, dayOf(node.app.nowStamp()), node.dice),
      racers.map((racer, slot) => ({ userID: racer.userID, sessionID: round.sessionOf(racer), slot })),
    );
    return new Map(seats.map((seat, nth) => [racers[nth]?.key ?? "", seat]));
  } catch (error) {
    void stopListening();
    for (const { userID } of round.racers) node.seats.done(raceID, userID);
    throw error;
  }
}
