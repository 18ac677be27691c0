import { useEffect } from "react";

import { keepRhythm, rhythmOf } from "../../session/best-rhythm.ts";

interface OwnRace {
  /** In WPM or right answers a minute; undefined for a race that is no ghost to come. */
  readonly speed: number | undefined;
  /** Characters or problems. */
  readonly length: number;
  /** When each of them was done; a page that was reloaded in the race does not know all. */
  readonly doneAtMs: readonly number[];
  readonly lessonID?: string | undefined;
}

/** Keeps the player's race as the ghost of the next ones, where it was the best. */
export function useKeptRhythm({ speed, length, doneAtMs, lessonID }: OwnRace): void {
  useEffect(() => {
    if (speed === undefined || length === 0 || doneAtMs.length !== length) return;
    keepRhythm(rhythmOf(speed, doneAtMs), lessonID);
  }, [speed, length, doneAtMs, lessonID]);
}
