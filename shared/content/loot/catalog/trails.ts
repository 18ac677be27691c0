import { achieved, eventful, GOLD, onRoad, seasonal, SHOP, START } from "../../ways.ts";
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
  trail(213, "Puddle Jump", "common", "water", { ways: [SHOP] }),
  trail(214, "Popcorn", "common", "snacks", { ways: [SHOP] }),
  trail(215, "Warm Hearts", "common", "party", { ways: [SHOP] }),
  trail(216, "Cotton Candy", "common", "snacks", { ways: [SHOP] }),
  trail(217, "Pixel Dust", "common", "keys", { ways: [SHOP] }),
  trail(218, "Cherry Lane", "uncommon", "seasons", { ways: [SHOP] }),
  trail(219, "Pillow Fight", "uncommon", "party", { ways: [SHOP] }),
  trail(220, "Snowballs", "uncommon", "seasons", { ways: [eventful("snowball-sprint")] }),
  trail(221, "Ice Splinters", "uncommon", "seasons", { ways: [seasonal("deep-freeze")] }),
  trail(222, "Candlelight", "rare", "party", { ways: [eventful("lantern-week")] }),
  trail(223, "Fireflies", "rare", "seasons", { ways: [seasonal("golden-hour")] }),
  trail(224, "Goldfish", "rare", "water", { ways: [seasonal("night-market")] }),
  trail(225, "Adding Up", "rare", "numbers", { ways: [achieved("answers", 5_000)] }),
  trail(226, "Straight As", "epic", "keys", { ways: [achieved("perfect", 50)] }),
  trail(227, "Gold Fizz", "epic", "gold", { goldOnly: true, ways: [GOLD] }),
  trail(228, "Phoenix Feathers", "legendary", "creatures", { ways: [SHOP] }),
  trail(1121, "Hundreds and Thousands", "uncommon", "seasons", { ways: [onRoad("golden-hour")] }),
  trail(1122, "Sand in Everything", "common", "seasons", { ways: [onRoad("golden-hour")] }),
  trail(1123, "Runaway Kites", "epic", "seasons", { ways: [onRoad("golden-hour")] }),
];
