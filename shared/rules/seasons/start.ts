import { SEASON_S, seasonIDAt, startOfSeason } from "../../content/seasons/dates.ts";
import type { Stamp } from "../../units.ts";

/** When the season started that runs at a moment; undefined when none does. It needs no names, so that every page can ask. */
export function seasonStartBy(now: Stamp): Stamp | undefined {
  const id = seasonIDAt(now);
  const start = startOfSeason(id);
  return id >= 1 && now < start + SEASON_S ? start : undefined;
}
