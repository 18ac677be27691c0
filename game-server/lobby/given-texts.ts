import type { TextID, UserID } from "#shared/ids.ts";
import { minutes } from "#shared/units.ts";

/** Longer than any race, whose text the database knows once it is settled. */
const KEPT_MS = minutes(10);

interface Given {
  readonly textIDs: readonly TextID[];
  readonly atMs: number;
}

/** The texts of the races that a lobby has just made: a racer may be back before the race is settled. */
export class GivenTexts {
  readonly #given = new Map<UserID, Given>();

  /** A racer's texts, newest first. */
  of(userID: UserID): readonly TextID[] {
    return this.#given.get(userID)?.textIDs ?? [];
  }

  note(userIDs: readonly UserID[], textID: TextID, nowMs: number): void {
    for (const userID of userIDs) {
      const textIDs = [textID, ...this.of(userID)];
      this.#given.delete(userID);
      this.#given.set(userID, { textIDs, atMs: nowMs });
    }
    for (const [userID, { atMs }] of this.#given) {
      if (nowMs - atMs < KEPT_MS) break;
      this.#given.delete(userID);
    }
  }
}
