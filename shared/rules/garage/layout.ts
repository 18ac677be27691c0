import type { CarID } from "../../ids.ts";

/** @source core §9 Garage slots, README Garage size */
export const GARAGE = { pageSlots: 30, step: 15 } as const;

/** The slots of a garage in order: a car or an empty slot. */
export type Layout = readonly (CarID | null)[];

/**
 * The garage that a wished layout becomes: cars that are named twice stay where they are named first, those that the player
 * doesn't own become empty slots, and owned cars that are missing take the first empty slots. It has whole pages, at least one.
 *
 * @param owned in the order in which missing ones are parked
 * @source core §5 Garage arrangement
 */
export function arranged(wished: Layout, owned: readonly CarID[]): Layout {
  const missing = new Set(owned);
  const slots: (CarID | null)[] = wished.map((carID) => (carID !== null && missing.delete(carID) ? carID : null));
  let at = 0;
  for (const carID of missing) {
    while (at < slots.length && slots[at] !== null) at++;
    slots[at] = carID;
  }
  const pages = Math.max(
    1,
    Math.ceil(lastCarIn(slots) / GARAGE.pageSlots),
    Math.ceil(wished.length / GARAGE.pageSlots),
  );
  while (slots.length < pages * GARAGE.pageSlots) slots.push(null);
  return slots;
}

const lastCarIn = (slots: Layout): number => slots.findLastIndex((carID) => carID !== null) + 1;

/** Puts the car of one slot into another; what is there takes its place. */
export function moved(layout: Layout, from: number, to: number): Layout {
  if (from === to) return layout;
  return layout.with(to, layout[from] ?? null).with(from, layout[to] ?? null);
}

export const isSameLayout = (one: Layout, other: Layout): boolean =>
  one.length === other.length && one.every((carID, at) => carID === other[at]);
