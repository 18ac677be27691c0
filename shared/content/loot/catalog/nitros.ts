import { GOLD, SHOP, START } from "../../ways.ts";
import type { Loot } from "../loot.ts";
import { entries } from "./entry.ts";

const nitro = entries("nitro");

export const NITROS: readonly Loot[] = [
  nitro(301, "Blue Burner", "common", "flames", { assetKey: "nitro_default", ways: [START] }),
  nitro(302, "Gold Rush", "epic", "flames", { goldOnly: true, assetKey: "nitro_gold", ways: [GOLD] }),
  nitro(303, "Red Zone", "uncommon", "flames", { goldOnly: true, ways: [SHOP] }),
  nitro(304, "Green Ghost", "rare", "flames", { goldOnly: true, ways: [SHOP] }),
  nitro(305, "Violet Thunder", "epic", "flames", { goldOnly: true, ways: [SHOP] }),
  nitro(306, "Aurora", "legendary", "flames", { goldOnly: true, ways: [SHOP] }),
];
