import type { RaceID } from "#shared/ids.ts";
import type { LaneCore, RaceCore } from "#shared/rules/race/race.ts";
import { isOwnText, type RaceOutcome } from "#shared/server/race/outcome.ts";

import type { SeatedRoom } from "../colyseus/seated-room.ts";
import type { BoardLine, OutMessage } from "./discipline.ts";
import type { RaceClient } from "./race-client.ts";
import type { RacerConnections } from "./racer-connections.ts";

interface Board {
  readonly raceID: RaceID;
  readonly lines: readonly BoardLine[];
}

/**
 * What racers learn of the results board. Those who are done get their own result at once and each later one as it
 * becomes known; at the end everybody gets the whole board.
 */
export class BoardNews<L extends LaneCore, C extends RaceCore<L>> {
  readonly #room: SeatedRoom<{ client: RaceClient }>;
  readonly #connections: RacerConnections;
  readonly #boardOf: (race: C) => Board;
  readonly #final: OutMessage[] = [];

  constructor(room: SeatedRoom<{ client: RaceClient }>, connections: RacerConnections, boardOf: (race: C) => Board) {
    this.#room = room;
    this.#connections = connections;
    this.#boardOf = boardOf;
  }

  /** Sends what has become known. When nobody races any more, the results follow at once. */
  share(before: C, next: C): void {
    const isNews = next.racers.some(({ standing }, index) => standing !== before.racers[index]?.standing);
    if (!isNews || next.isOver || next.racers.every(isDone)) return;
    const known = this.#knownIn(next);
    const old = new Map(this.#knownIn(before).map((line) => [line.slot, line]));
    const changed = known.filter(({ slot, place }) => !old.has(slot) || old.get(slot)?.place !== place);
    for (const { slot } of known) this.#send(next, slot, old.has(slot) ? changed : known);
  }

  results(race: C): void {
    this.#sayToAll("results", this.#boardOf(race));
  }

  /** A race over a teacher's own text is in no list of races. */
  settled(outcome: RaceOutcome): void {
    const { raceID } = outcome;
    if (!isOwnText(outcome)) this.#sayToAll("settled", { raceID });
  }

  /** For a racer who was away meanwhile. */
  repeat(race: C, client: RaceClient, slot: number): void {
    const known = race.isOver ? [] : this.#knownIn(race);
    if (known.some((line) => line.slot === slot)) this.#send(race, slot, known);
    for (const said of this.#final) client.send(...said);
  }

  #sayToAll(...said: OutMessage): void {
    this.#final.push(said);
    this.#room.broadcast(...said);
  }

  #knownIn(race: C): readonly BoardLine[] {
    const done = new Set(race.racers.filter(isDone).map(({ seat }) => seat.slot));
    return done.size === 0 ? [] : this.#boardOf(race).lines.filter(({ slot }) => done.has(slot));
  }

  #send({ raceID }: C, slot: number, lines: readonly BoardLine[]): void {
    this.#connections.at(slot)?.send("results-so-far", { raceID, lines });
  }
}

const isDone = ({ standing }: RaceCore["racers"][number]): boolean => standing !== "racing";
