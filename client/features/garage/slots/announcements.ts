import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from "@dnd-kit/core";

import { carByID } from "#shared/content/cars/catalog.ts";
import type { CarID } from "#shared/ids.ts";
import type { Layout } from "#shared/rules/garage/layout.ts";

/** Where a car may be put down: a slot, or an edge that turns the page. */
export const slotID = (slot: number): string => `slot-${slot}`;
export const slotOf = (id: UniqueIdentifier | undefined): number | undefined => {
  const [, slot] = /^slot-(\d+)$/.exec(String(id)) ?? [];
  return slot === undefined ? undefined : Number(slot);
};

export const nameOf = (carID: CarID): string => carByID(carID)?.name ?? "Your car";
/** A slot's number as people count. */
const counted = (slot: number): string => `slot ${slot + 1}`;

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    "Press Enter to look at this car. The arrow keys go from car to car. To move it, press Space, choose a slot with the arrow keys, and press Space again. Escape leaves it where it was.",
};

/** What is said aloud while a car is carried. */
export function announcementsFor(layout: Layout): Announcements {
  const carAt = (slot: number): CarID | null => layout[slot] ?? null;
  const placeOf = (carID: CarID): number => layout.indexOf(carID);
  /** Until it has been over another slot, nothing is said over its words when picked up. */
  let hasMoved = false;
  return {
    onDragStart({ active }) {
      hasMoved = false;
      return `Picked up ${nameOf(active.id as CarID)} from ${counted(placeOf(active.id as CarID))}.`;
    },
    onDragOver({ active, over }) {
      const slot = slotOf(over?.id);
      if (slot === undefined) return undefined;
      const there = carAt(slot);
      if (there === active.id) return hasMoved ? `Over ${counted(slot)}, where it came from.` : undefined;
      hasMoved = true;
      return there === null ? `Over ${counted(slot)}, free.` : `Over ${counted(slot)}. ${nameOf(there)} stands here.`;
    },
    onDragEnd({ active, over }) {
      const slot = slotOf(over?.id);
      const carID = active.id as CarID;
      const from = placeOf(carID);
      if (slot === undefined || slot === from) return `${nameOf(carID)} stays in ${counted(from)}.`;
      const there = carAt(slot);
      return there === null
        ? `${nameOf(carID)} is in ${counted(slot)} now.`
        : `${nameOf(carID)} is in ${counted(slot)} now, and ${nameOf(there)} in ${counted(from)}.`;
    },
    onDragCancel: ({ active }) => `${nameOf(active.id as CarID)} stays in ${counted(placeOf(active.id as CarID))}.`,
  };
}
