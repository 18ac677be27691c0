import { LRUCache } from "lru-cache";

import type { TextID, UserID } from "#shared/ids.ts";
import { TEXT_MEMORY } from "#shared/rules/text-choice.ts";
import { minutes } from "#shared/units.ts";

const MOST_RACERS = 20_000;
/** Longer than any race, whose text the database knows once it is settled. */
const KEPT = minutes(10);

/** The texts of the races that a lobby has just made: a racer may be back before the race is settled. */
export class GivenTexts {
  readonly #given = new LRUCache<UserID, readonly TextID[]>({ max: MOST_RACERS, ttl: KEPT });

  /** A racer's texts, newest first. */
  of(userID: UserID): readonly TextID[] {
    return this.#given.get(userID) ?? [];
  }

  note(userID: UserID, textID: TextID): void {
    this.#given.set(userID, [textID, ...this.of(userID)].slice(0, TEXT_MEMORY));
  }
}
