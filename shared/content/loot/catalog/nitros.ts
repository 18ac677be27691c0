import { achieved, eventful, GOLD, onRoad, seasonal, SHOP, START } from "../../ways.ts";
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
  nitro(307, "Campfire", "common", "flames", { ways: [SHOP] }),
  nitro(308, "Cherry Soda", "common", "flames", { ways: [SHOP] }),
  nitro(309, "Eight-Bit", "common", "flames", { ways: [SHOP] }),
  nitro(310, "Mint Breeze", "common", "flames", { ways: [SHOP] }),
  nitro(311, "Triple Jet", "uncommon", "flames", { goldOnly: true, ways: [SHOP] }),
  nitro(312, "Shock Diamonds", "uncommon", "flames", { goldOnly: true, ways: [SHOP] }),
  nitro(313, "Neon Sign", "uncommon", "flames", { goldOnly: true, ways: [seasonal("night-market")] }),
  nitro(314, "Icicle", "rare", "flames", { goldOnly: true, ways: [seasonal("deep-freeze")] }),
  nitro(315, "Ember Sky", "rare", "flames", { goldOnly: true, ways: [seasonal("golden-hour")] }),
  nitro(316, "Ink Jet", "rare", "flames", { goldOnly: true, ways: [SHOP] }),
  nitro(317, "Phoenix", "epic", "flames", { goldOnly: true, ways: [achieved("nitros", 500)] }),
  nitro(318, "Supernova", "legendary", "flames", { goldOnly: true, ways: [SHOP] }),
  nitro(1331, "Extra Chilli", "uncommon", "flames", { goldOnly: true, ways: [onRoad("night-market")] }),
  nitro(1332, "Kettle's On", "common", "flames", { ways: [onRoad("night-market")] }),
  nitro(1333, "Push Your Luck", "epic", "flames", { goldOnly: true, ways: [onRoad("night-market")] }),
  nitro(1231, "Snow Blower", "uncommon", "flames", { goldOnly: true, ways: [onRoad("deep-freeze")] }),
  nitro(1232, "Extra Hot", "common", "flames", { ways: [onRoad("deep-freeze")] }),
  nitro(1233, "Solar Wind", "epic", "flames", { goldOnly: true, ways: [onRoad("deep-freeze")] }),
  nitro(1431, "Quick Wick", "uncommon", "flames", { goldOnly: true, ways: [eventful("lantern-week")] }),
  nitro(1531, "Powder Puff", "uncommon", "flames", { goldOnly: true, ways: [eventful("snowball-sprint")] }),
  nitro(1131, "Big Dipper", "uncommon", "flames", { goldOnly: true, ways: [onRoad("golden-hour")] }),
  nitro(1132, "Soft Serve", "common", "flames", { ways: [onRoad("golden-hour")] }),
  nitro(1133, "Green Flash", "epic", "flames", { goldOnly: true, ways: [onRoad("golden-hour")] }),
];
