import { CARS } from "../../content/cars/catalog.ts";
import { LOOT } from "../../content/loot/catalog.ts";
import type { Way } from "../../content/ways.ts";
import type { Item } from "./reward.ts";

/** A car or a piece of loot for beating the Wampus. */
export interface WampusThing {
  readonly item: Item;
  /** The how manieth time gives it. */
  readonly least: number;
}

const leasts = (ways: readonly Way[]): readonly number[] =>
  ways.flatMap((way) => (way.from === "wampus" ? [way.least] : []));

/** What the Wampus leaves behind, the first first. @source README Things of the Wampus */
export const WAMPUS_THINGS: readonly WampusThing[] = [
  ...LOOT.flatMap(({ lootID, ways }) => leasts(ways).map((least) => ({ item: { lootID }, least }))),
  ...CARS.flatMap(({ carID, ways }) => leasts(ways).map((least) => ({ item: { carID }, least }))),
].toSorted((one, other) => one.least - other.least);
