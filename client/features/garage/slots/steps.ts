import type { CarID } from "#shared/ids.ts";
import { GARAGE, type Layout } from "#shared/rules/garage/layout.ts";

/** Where a key leads from a slot, over all pages; undefined for other keys and at the ends. */
export function stepOf(key: string, slot: number, columns: number, slots: number): number | undefined {
  const to = targetOf(key, slot, columns);
  return to === undefined || to < 0 || to >= slots ? undefined : to;
}

function targetOf(key: string, slot: number, columns: number): number | undefined {
  const inRow = slot % columns;
  switch (key) {
    case "ArrowRight":
      return slot + 1;
    case "ArrowLeft":
      return slot - 1;
    case "ArrowDown":
      return slot + columns;
    case "ArrowUp":
      return slot - columns;
    case "Home":
      return slot - inRow;
    case "End":
      return slot - inRow + columns - 1;
    case "PageDown":
      return slot + GARAGE.pageSlots;
    case "PageUp":
      return slot - GARAGE.pageSlots;
    default:
      return undefined;
  }
}

/** The next car where a key leads, past empty slots: along a row, or the one nearest to the same place in another. */
export function nextCarAt(key: string, slot: number, columns: number, layout: Layout): CarID | undefined {
  const cars = layout.flatMap((carID, at) => (carID === null ? [] : [{ carID, at }]));
  const rowOf = (at: number): number => Math.floor(at / columns);
  const isAhead: Readonly<Record<string, (at: number) => boolean>> = {
    ArrowRight: (at) => at > slot,
    ArrowLeft: (at) => at < slot,
    ArrowDown: (at) => rowOf(at) > rowOf(slot),
    ArrowUp: (at) => rowOf(at) < rowOf(slot),
    Home: () => true,
    End: () => true,
  };
  const ahead = cars.filter(({ at }) => isAhead[key]?.(at));
  if (key === "Home" || key === "ArrowRight") return ahead[0]?.carID;
  if (key === "End" || key === "ArrowLeft") return ahead.at(-1)?.carID;
  // Rows count more than columns.
  const distance = (at: number): number =>
    Math.abs(rowOf(at) - rowOf(slot)) * columns * 2 + Math.abs((at % columns) - (slot % columns));
  return ahead.toSorted((one, other) => distance(one.at) - distance(other.at))[0]?.carID;
}

export const pageOf = (slot: number): number => Math.floor(slot / GARAGE.pageSlots);
