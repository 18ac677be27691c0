import type { Client } from "@colyseus/core";

import { encodeProgress, PROGRESS, type LaneProgress } from "#shared/contracts/realtime/progress.ts";
import type { RaceCore, LaneCore } from "#shared/rules/race/race.ts";

import { bytesFrameOf, sendFrame } from "../colyseus/frames.ts";
import type { Progress } from "./discipline.ts";

/**
 * What the racers of a race know of each other's progress. Each tick they get one shared frame with those who moved.
 */
export class SharedProgress<L extends LaneCore, C extends RaceCore<L>> {
  readonly #progressOf: (lane: L) => Progress;
  #shared: C;

  constructor(race: C, progressOf: (lane: L) => Progress) {
    this.#shared = race;
    this.#progressOf = progressOf;
  }

  share(race: C, clients: Iterable<Client>): void {
    const before = this.#shared;
    if (before === race) return;
    const changed: LaneProgress[] = [];
    for (const [index, { seat, lane }] of race.racers.entries()) {
      if (lane !== before.racers[index]?.lane) changed.push({ slot: seat.slot, ...this.#progressOf(lane) });
    }
    this.#shared = race;
    if (changed.length === 0) return;
    const frame = bytesFrameOf(PROGRESS, encodeProgress(changed));
    for (const client of clients) sendFrame(client, frame);
  }
}
