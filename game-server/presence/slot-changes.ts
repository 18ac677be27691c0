import { factsAfter } from "#shared/contracts/facts-told.ts";
import { FACTS, type Fact } from "#shared/contracts/facts.ts";
import type { SlotMessage } from "#shared/contracts/notifications.ts";
import type { UserID } from "#shared/ids.ts";
import { slotOf } from "#shared/rules/slot.ts";
import type { App } from "#shared/server/platform/work.ts";
import type { Stamp } from "#shared/units.ts";

import { RecentChanges } from "./recent-changes.ts";

/** What changed lately in the slots that have a room on this node. */
export class SlotChanges {
  readonly #app: Pick<App, "nowStamp">;
  readonly #slots = new Map<number, RecentChanges>();

  constructor(app: Pick<App, "nowStamp">) {
    this.#app = app;
  }

  /** @returns whether the slot had no room on this node until now */
  open(slot: number): boolean {
    if (this.#slots.has(slot)) return false;
    this.#slots.set(slot, new RecentChanges());
    return true;
  }

  shut(slot: number): void {
    this.#slots.delete(slot);
  }

  /** From now on everything comes that a slot's players are told. */
  hears(slot: number): void {
    this.#slots.get(slot)?.hearsFrom(this.#app.nowStamp());
  }

  /** Messages may have been missed. */
  hearAnew(): void {
    for (const slot of this.#slots.keys()) this.hears(slot);
  }

  take({ slot, told, changed = [] }: SlotMessage): void {
    const changes = this.#slots.get(slot);
    if (!changes) return;
    const now = this.#app.nowStamp();
    for (const { userID, facts } of changed) changes.note(userID, facts, now);
    for (const { userID, notification } of told) changes.note(userID, factsAfter(notification), now);
  }

  /** How much has changed in the player's slot by now. */
  count(userID: UserID): number {
    return this.#slots.get(slotOf(userID))?.count ?? 0;
  }

  /**
   * @param known from when the page knows what it shows; undefined where it asks for itself
   * @param count as it was when the line came that asks: of later changes it was told
   */
  since(userID: UserID, known: Stamp | undefined, count = Infinity): readonly Fact[] {
    if (known === undefined) return [];
    return this.#slots.get(slotOf(userID))?.since(userID, known, count, this.#app.nowStamp()) ?? FACTS;
  }

  sweep(): void {
    const now = this.#app.nowStamp();
    for (const changes of this.#slots.values()) changes.sweep(now);
  }
}
