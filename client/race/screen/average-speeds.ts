import type { TableView } from "#shared/contracts/realtime/lobby.ts";
import { formatWholeSpeed } from "#shared/format/figures.ts";

/** Whether the speed of a person at this table is known; otherwise the bots drive at the newcomer's pace, not their own. */
export const isAnySpeedKnown = (seats: TableView["seats"]): boolean =>
  seats.some(({ isBot, avgSpeed }) => !isBot && avgSpeed !== null);

/** @param unit "WPM" or "a minute" */
export const averageText = (avgSpeed: number | null, unit: string): string =>
  avgSpeed === null ? "New racer" : `${formatWholeSpeed(avgSpeed)} ${unit}`;
