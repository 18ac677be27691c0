import type { DuePopUps } from "../../contracts/goals/pop-ups.ts";
import type { Asker } from "../looks/pop-up-source.ts";
import { seenAmong } from "../looks/seen-pop-ups.ts";
import { candidatesFor, SOURCES } from "./sources.ts";

/**
 * What a player won or should hear of and has seen on no device yet.
 *
 * @source teams-shop-seasons §4 Pop-up groups, §9, core §9 Achievement popup
 */
export async function duePopUpsFor(asker: Asker): Promise<DuePopUps> {
  const candidates = await candidatesFor(asker);
  const seen = await seenAmong(
    asker,
    candidates.map(({ key }) => key),
  );
  const isDue = ({ key, popUp }: (typeof candidates)[number]): boolean => popUp !== undefined && !seen.has(key);
  const due = Object.keys(SOURCES).map((group) => [
    group,
    candidates.filter((each) => each.group === group && isDue(each)).map(({ popUp }) => popUp),
  ]);
  return Object.fromEntries(due) as DuePopUps;
}
