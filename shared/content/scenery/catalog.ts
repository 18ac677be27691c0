import type { SceneryKey } from "../scenery.ts";
import type { Scenery } from "./scenery.ts";

const PLACES: Readonly<Record<SceneryKey, () => Promise<Scenery>>> = {
  "dusk-coast": async () => (await import("./dusk-coast.ts")).duskCoast,
  "night-city": async () => (await import("./night-city.ts")).nightCity,
  "rainy-docks": async () => (await import("./rainy-docks.ts")).rainyDocks,
  "snowy-pass": async () => (await import("./snowy-pass.ts")).snowyPass,
  "desert-noon": async () => (await import("./desert-noon.ts")).desertNoon,
  "forest-morning": async () => (await import("./forest-morning.ts")).forestMorning,
};

/** Loads one scenery: a race needs no other. */
export const loadPlace = (key: SceneryKey): Promise<Scenery> => PLACES[key]();
