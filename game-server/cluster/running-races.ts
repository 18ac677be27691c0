import { setTimeout as wait } from "node:timers/promises";

import { matchMaker } from "@colyseus/core";

import type { RaceID } from "#shared/ids.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";
import { perform, type App } from "#shared/server/platform/work.ts";
import { abandonRacesOf, noteOpenRaces, racingNodes, type OpenRace } from "#shared/server/race/running-races.ts";
import type { Stamp } from "#shared/units.ts";

const WRITE_EVERY_MS = 500;

/** Records which races run on this node, in batches and in the background: nothing waits for it. */
export class RunningRaces {
  readonly #app: App;
  #noted: OpenRace[] = [];
  #writing: Promise<void> | undefined;

  constructor(app: App) {
    this.#app = app;
  }

  note(raceID: RaceID, startedStamp: Stamp): void {
    this.#noted.push({ raceID, node: matchMaker.processId, startedStamp });
    this.#writing ??= this.#write();
  }

  /** In a single process: marks the races of an earlier process as abandoned. */
  async abandonEarlier(): Promise<void> {
    const earlier = (await racingNodes(this.#app.db)).filter((node) => node !== matchMaker.processId);
    await perform(this.#app, (work) => abandonRacesOf(work, earlier));
  }

  /** Marks races that this node could not end as abandoned. */
  async close(): Promise<void> {
    await this.#writing;
    await perform(this.#app, (work) => abandonRacesOf(work, [matchMaker.processId])).catch((error: unknown) => {
      this.#app.log.warn({ err: error }, "the races of this node are marked as abandoned by another one");
    });
  }

  async #write(): Promise<void> {
    await wait(WRITE_EVERY_MS);
    const races = this.#noted;
    this.#noted = [];
    try {
      await noteOpenRaces(this.#app.db, races);
    } catch (error) {
      this.#noted.unshift(...races);
      warnRarely(this.#app.log, error, "which races run here is noted later", { races: races.length });
    }
    this.#writing = this.#noted.length > 0 ? this.#write() : undefined;
  }
}
