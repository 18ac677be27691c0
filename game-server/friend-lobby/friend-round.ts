import type { Presence } from "@colyseus/core";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { RaceID } from "#shared/ids.ts";
import type { FriendLobby, FriendRacer } from "#shared/rules/friend-lobby/lobby.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";

import type { NodeContext } from "../cluster/node-context.ts";
import { raceOverTopic } from "../race/race-over.ts";
import { openRace } from "../race/race-plan.ts";
import { planFriendRace, withPhrases } from "../race/race-plans.ts";
import { withFreshCards } from "./fresh-cards.ts";
import type { FriendClient } from "./friend-client.ts";

interface FriendRound {
  readonly raceID: RaceID;
  /** The round before this one. */
  readonly beforeID: RaceID | undefined;
  readonly lobbyID: string;
  readonly racers: readonly FriendRacer[];
  readonly terms: Pick<FriendLobby, "scoring" | "lessonID">;
  readonly presence: Presence;
  clientOf(racer: FriendRacer): FriendClient | undefined;
  /** The race is over, on any node. */
  over(): void;
}

/** Makes a round's race, and sends everyone their seat. A racer who has taken a seat elsewhere leaves. */
export async function openRound(node: NodeContext, round: FriendRound): Promise<void> {
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
    const fresh = await withFreshCards(node.app, racers);
    const cards = fresh.map((card) => ({ ...card, hasNitro: seated.get(card.userID)?.hasNitro ?? false }));
    const seats = await openRace(
      withPhrases(planFriendRace(raceID, cards, terms, node.app.nowStamp(), node.dice), seated),
      racers.map((racer, slot) => ({ userID: racer.userID, sessionID: round.clientOf(racer)?.auth?.sessionID, slot })),
    );
    for (const racer of round.racers) {
      const client = round.clientOf(racer);
      const seat = seats[racers.indexOf(racer)];
      if (seat) client?.send("seat", seat);
      else client?.leave(CLOSE_CODES.elsewhere.code);
    }
  } catch (error) {
    void stopListening();
    for (const { userID } of round.racers) node.seats.done(raceID, userID);
    throw error;
  }
}
