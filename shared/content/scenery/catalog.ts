import type { DailyScenery, SceneryKey } from "../scenery.ts";
import type { Scenery } from "./scenery.ts";

const PLACES: Readonly<Record<DailyScenery, () => Promise<Scenery>>> = {
  "dusk-coast": async () => (await import("./dusk-coast.ts")).duskCoast,
  "night-city": async () => (await import("./night-city.ts")).nightCity,
  "rainy-docks": async () => (await import("./rainy-docks.ts")).rainyDocks,
  "snowy-pass": async () => (await import("./snowy-pass.ts")).snowyPass,
  "desert-noon": async () => (await import("./desert-noon.ts")).desertNoon,
  "forest-morning": async () => (await import("./forest-morning.ts")).forestMorning,
};

const isDaily = (key: SceneryKey): key is DailyScenery => key in PLACES;

/** Loads one scenery: a race needs no other, and the list of the special ones only when it shows one. */
export const loadPlace = async (key: SceneryKey): Promise<Scenery> =>
  isDaily(key) ? PLACES[key]() : (await import("./special.ts")).loadSpecial(key);
