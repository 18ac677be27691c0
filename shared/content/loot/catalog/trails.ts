import { GOLD, SHOP, START } from "../../ways.ts";
import type { Loot } from "../loot.ts";
import { entries } from "./entry.ts";

const trail = entries("trail");

export const TRAILS: readonly Loot[] = [
  trail(201, "Road Dust", "common", "road", { assetKey: "trail_default", ways: [START] }),
  trail(202, "Confetti", "common", "party", { ways: [SHOP] }),
  trail(203, "Bubbles", "common", "water", { ways: [SHOP] }),
  trail(204, "Autumn Road", "uncommon", "seasons", { ways: [SHOP] }),
  trail(205, "Welder", "uncommon", "road", { ways: [SHOP] }),
  trail(206, "First Snow", "uncommon", "seasons", { ways: [SHOP] }),
  trail(207, "Hum a Tune", "rare", "party", { ways: [SHOP] }),
  trail(208, "Loose Keys", "rare", "keys", { ways: [SHOP] }),
  trail(209, "Seven Ribbons", "epic", "party", { ways: [SHOP] }),
  trail(210, "Stardust", "epic", "sky", { ways: [SHOP] }),
  trail(211, "Storm Front", "legendary", "sky", { ways: [SHOP] }),
  trail(212, "Gold Dust", "legendary", "gold", { goldOnly: true, ways: [GOLD] }),
];
