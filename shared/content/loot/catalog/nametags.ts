import { GOLD, SHOP, START } from "../../ways.ts";
import type { Loot } from "../loot.ts";
import { entries } from "./entry.ts";

const nametag = entries("nametag");

export const NAMETAGS: readonly Loot[] = [
  nametag(401, "Plain Asphalt", "common", "road", { assetKey: "nametag_default", ways: [START] }),
  nametag(402, "Road Sign", "common", "road", { ways: [SHOP] }),
  nametag(403, "Ticket", "common", "party", { ways: [SHOP] }),
  nametag(404, "Finish Line", "uncommon", "racing", { goldOnly: true, ways: [SHOP] }),
  nametag(405, "Chalkboard", "uncommon", "school", { goldOnly: true, ways: [SHOP] }),
  nametag(406, "Driftwood", "uncommon", "road", { goldOnly: true, ways: [SHOP] }),
  nametag(407, "Soft Cloud", "rare", "sky", { goldOnly: true, ways: [SHOP] }),
  nametag(408, "Circuit", "rare", "keys", { goldOnly: true, ways: [SHOP] }),
  nametag(409, "Night Sky", "epic", "sky", { goldOnly: true, ways: [SHOP] }),
  nametag(410, "Home Keys", "rare", "keys", { goldOnly: true, ways: [SHOP] }),
  nametag(411, "Winner's Ribbon", "epic", "racing", { goldOnly: true, ways: [SHOP] }),
  nametag(412, "Gold Bar", "legendary", "gold", { goldOnly: true, ways: [GOLD] }),
];
