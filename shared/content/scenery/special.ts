import type { SpecialScenery } from "../scenery.ts";
import type { Scenery } from "./scenery.ts";

const PLACES: Readonly<Record<SpecialScenery, () => Promise<Scenery>>> = {
  "sunset-pier": async () => (await import("./sunset-pier.ts")).sunsetPier,
  "polar-lake": async () => (await import("./polar-lake.ts")).polarLake,
  "market-lane": async () => (await import("./market-lane.ts")).marketLane,
  "lantern-river": async () => (await import("./lantern-river.ts")).lanternRiver,
  "snow-fort": async () => (await import("./snow-fort.ts")).snowFort,
};

export const loadSpecial = (key: SpecialScenery): Promise<Scenery> => PLACES[key]();
