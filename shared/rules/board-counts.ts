import type { Stamp } from "../units.ts";
import { BOARD_PARTS } from "./board-parts.ts";
import { BOARD, type Board } from "./boards.ts";

/**
 * Whether everybody on a board is to be counted again. Each part has a moment of its own in every half hour, so that the parts aren't
 * all counted at once.
 *
 * @param countedStamp when they were counted last; 0: never
 */
export function isCountDue({ part }: Pick<Board, "part">, countedStamp: Stamp, now: Stamp): boolean {
  const share = part === undefined ? 0 : BOARD_PARTS.indexOf(part) / BOARD_PARTS.length;
  const countsUntil = (stamp: Stamp): number => Math.floor((stamp * 1_000) / BOARD.countedEvery + share);
  return countsUntil(now) > countsUntil(countedStamp);
}
