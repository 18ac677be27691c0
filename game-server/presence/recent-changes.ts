import { FACTS, type Fact } from "#shared/contracts/facts.ts";
import type { UserID } from "#shared/ids.ts";
import { CHANGES_KEPT } from "#shared/rules/presence/times.ts";
import type { Stamp } from "#shared/units.ts";

interface Noted {
  readonly stamp: Stamp;
  readonly nth: number;
}

/**
 * What changed of the players of one slot, whether or not they have a line, for a few minutes: a page that opens or comes
 * back says what it knows, and hears what changed since.
 */
export class RecentChanges {
  readonly #clocksApart: number;
  /** Unknown while the slot's channel is not heard. */
  #heardFrom: Stamp | undefined;
  /** In the order of their newest change. */
  readonly #players = new Map<UserID, Map<Fact, Noted>>();
  #count = 0;

  /** @param clocksApart seconds between the clock by which pages know and the one by which changes are noted, at the most */
  constructor(clocksApart: number) {
    this.#clocksApart = clocksApart;
  }

  /** Nothing before is known: the channel is heard from now on. */
  hearsFrom(now: Stamp): void {
    this.#heardFrom = now;
    this.#players.clear();
  }

  /** How many changes were noted: a line that comes now hears of later ones by itself. */
  get count(): number {
    return this.#count;
  }

  /** Of how many players something is kept. */
  get players(): number {
    return this.#players.size;
  }

  note(userID: UserID, facts: readonly Fact[], now: Stamp): void {
    if (facts.length === 0) return;
    const noted = this.#players.get(userID) ?? new Map<Fact, Noted>();
    const change = { stamp: now, nth: this.#count++ };
    for (const fact of facts) noted.set(fact, change);
    this.#players.delete(userID);
    this.#players.set(userID, noted);
  }

  /**
   * The facts that changed since a moment, without those that a line was told itself. All of them where that can't be known.
   *
   * @param known the oldest moment from which the page shows anything
   * @param count as it was when the line came
   */
  since(userID: UserID, known: Stamp, count: number, now: Stamp): readonly Fact[] {
    const from = known - this.#clocksApart;
    if (this.#heardFrom === undefined || from < this.#heardFrom || from < now - CHANGES_KEPT) return FACTS;
    const noted = this.#players.get(userID);
    return [...(noted ?? [])].flatMap(([fact, { stamp, nth }]) => (stamp >= from && nth < count ? [fact] : []));
  }

  /** Drops what no page can ask for any more. */
  sweep(now: Stamp): void {
    for (const [userID, noted] of this.#players) {
      const newest = Math.max(...[...noted.values()].map(({ stamp }) => stamp));
      if (newest >= now - CHANGES_KEPT - this.#clocksApart) return;
      this.#players.delete(userID);
    }
  }
}
