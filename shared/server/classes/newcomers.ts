import type { SectionID } from "../../ids.ts";
import { minutes } from "../../units.ts";
import type { BriefCounts } from "../platform/brief-counts.ts";
import type { Log } from "../platform/log.ts";
import { warnRarely } from "../platform/rare-lines.ts";

/** More new accounts in a class than a class is large are somebody's joke: each further one needs a bot check. */
export const NEWCOMERS = { free: 60, withinMs: minutes(15) } as const;
const COUNTED = { lifeMs: NEWCOMERS.withinMs, counted: NEWCOMERS.free, most: 1 };

const newAt = (sectionID: SectionID): string => `class-new:${sectionID}`;

/** Who came to a class lately by its code, without an account. What can't be counted is left out. */
export class Newcomers {
  readonly #log: Pick<Log, "warn">;
  readonly #counts: BriefCounts;

  constructor(log: Pick<Log, "warn">, counts: BriefCounts) {
    this.#log = log;
    this.#counts = counts;
  }

  /** Whether so many came that the next one needs a bot check. */
  async areMany(sectionID: SectionID): Promise<boolean> {
    try {
      const counts = await this.#counts.of(newAt(sectionID), COUNTED);
      return (counts.get("new") ?? 0) >= NEWCOMERS.free;
    } catch (error) {
      warnRarely(this.#log, error, "how many come to a class is not known now");
      return false;
    }
  }

  came(sectionID: SectionID): void {
    this.#counts.add(newAt(sectionID), "new", COUNTED).catch((error: unknown) => {
      warnRarely(this.#log, error, "somebody who came to a class is not counted");
    });
  }
}
