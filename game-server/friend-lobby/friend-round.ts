import type { Client, Presence } from "@colyseus/core";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { RaceID, SessionID } from "#shared/ids.ts";
import { together } from "#shared/rules/classes/circle.ts";
import type { Guest } from "#shared/rules/lobby/table.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";

import type { NodeContext } from "../cluster/node-context.ts";
import { raceOverTopic } from "../race/race-over.ts";
import { openRace } from "../race/race-plan.ts";
import { planFriendRace, withPhrases, type RoundTerms } from "../race/race-plans.ts";
import { withFreshCards } from "./fresh-cards.ts";

/** A racer's line to the room where people gather. */
type RoundClient = Client<{ auth: { readonly sessionID: SessionID } }>;

interface FriendRound<Racer extends Guest> {
  readonly raceID: RaceID;
  /** The races before this one, which are over. */
  readonly beforeIDs: readonly RaceID[];
  readonly lobbyID: string;
  readonly racers: readonly Racer[];
  readonly terms: RoundTerms;
  readonly presence: Presence;
  clientOf(racer: Racer): RoundClient | undefined;
  /** The race is over, on any node. */
  over(): void;
}

/** Makes a round's race, and sends everyone their seat. A racer who has taken a seat elsewhere leaves. */
export async function openRound<Racer extends Guest>(node: NodeContext, round: FriendRound<Racer>): Promise<void> {
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
    const seated = await node.seats.moveInto(raceID, lobbyID, userIDs, round.beforeIDs);
    const free = round.racers.filter(({ userID }) => seated.has(userID));
    if (free.length === 0) throw new Error("everybody sits elsewhere");
    const fresh = together(await withFreshCards(node.app, free));
    const racers = free.filter(({ userID }) => fresh.some((racer) => racer.userID === userID));
    for (const { userID } of free)
      if (!racers.some((racer) => racer.userID === userID)) node.seats.done(raceID, userID);
    const cards = fresh.map((card) => ({ ...card, hasNitro: seated.get(card.userID)?.hasNitro ?? false }));
    const seats = await openRace(
      withPhrases(planFriendRace(raceID, cards, terms, node.app.nowStamp(), node.dice), seated),
      racers.map((racer, slot) => ({ userID: racer.userID, sessionID: round.clientOf(racer)?.auth?.sessionID, slot })),
    );
    for (const racer of round.racers) {
      const client = round.clientOf(racer);
      const seat = seats[racers.indexOf(racer)];
      if (seat) client?.send("seat", seat);
      else client?.leave((seated.has(racer.userID) ? CLOSE_CODES.classOnly : CLOSE_CODES.elsewhere).code);
    }
  } catch (error) {
    void stopListening();
    for (const { userID } of round.racers) node.seats.done(raceID, userID);
    throw error;
  }
}
