import { factsAfter } from "#shared/contracts/facts-told.ts";
import type { Fact } from "#shared/contracts/facts.ts";
import type { SlotMessage } from "#shared/contracts/notifications.ts";
import type { UserID } from "#shared/ids.ts";
import { CLOCKS_APART } from "#shared/rules/presence/times.ts";
import { slotOf } from "#shared/rules/slot.ts";
import type { App } from "#shared/server/platform/work.ts";
import type { Stamp } from "#shared/units.ts";

import { RecentChanges } from "./recent-changes.ts";

/** On one clock only moments of the same second can't be told apart. */
const ONE_SECOND = 1;

/** What changed lately: of all slots inside one process, in a cluster of those that have a room on this node. */
export class SlotChanges {
  readonly #app: Pick<App, "nowStamp">;
  readonly #slots = new Map<number, RecentChanges>();
  readonly #rooms = new Set<number>();
  /** From when all slots are heard; undefined where each is when it gets its room. */
  #allFrom: Stamp | undefined;
  readonly #hush: (() => void) | undefined;

  constructor(app: Pick<App, "nowStamp" | "bus">) {
    this.#app = app;
    this.#hush = app.bus.overhear((message) => this.#take(message));
    if (this.#hush) this.#allFrom = app.nowStamp();
  }

  close(): void {
    this.#hush?.();
  }

  /** @returns whether the slot had no room on this node until now */
  open(slot: number): boolean {
    if (this.#rooms.has(slot)) return false;
    this.#rooms.add(slot);
    return true;
  }

  shut(slot: number): void {
    this.#rooms.delete(slot);
    if (this.#allFrom === undefined) this.#slots.delete(slot);
  }

  /** From now on everything comes that a slot's players are told, unless its room is gone by now. */
  hears(slot: number): void {
    if (this.#allFrom === undefined && this.#rooms.has(slot)) this.#of(slot).hearsFrom(this.#app.nowStamp());
  }

  /** Messages may have been missed. */
  hearAnew(): void {
    const now = this.#app.nowStamp();
    if (this.#allFrom !== undefined) this.#allFrom = now;
    for (const changes of this.#slots.values()) changes.hearsFrom(now);
  }

  #of(slot: number): RecentChanges {
    const known = this.#slots.get(slot);
    if (known) return known;
    const changes = new RecentChanges(this.#allFrom === undefined ? CLOCKS_APART : ONE_SECOND);
    if (this.#allFrom !== undefined) changes.hearsFrom(this.#allFrom);
    this.#slots.set(slot, changes);
    return changes;
  }

  /** Takes what a slot with a room is told. */
  take(message: SlotMessage): void {
    if (this.#allFrom === undefined) this.#take(message);
  }

  #take({ slot, told, changed = [] }: SlotMessage): void {
    const changes = this.#of(slot);
    const now = this.#app.nowStamp();
    for (const { userID, facts } of changed) changes.note(userID, facts, now);
    for (const { userID, notification } of told) changes.note(userID, factsAfter(notification), now);
  }

  /** How much has changed in the player's slot by now. */
  count(userID: UserID): number {
    return this.#of(slotOf(userID)).count;
  }

  /**
   * @param known from when the page knows what it shows; undefined where it asks for itself
   * @param count as it was when the line came that asks: of later changes it was told
   */
  since(userID: UserID, known: Stamp | undefined, count = Infinity): readonly Fact[] {
    if (known === undefined) return [];
    return this.#of(slotOf(userID)).since(userID, known, count, this.#app.nowStamp());
  }

  sweep(): void {
    const now = this.#app.nowStamp();
    for (const changes of this.#slots.values()) changes.sweep(now);
  }
}
