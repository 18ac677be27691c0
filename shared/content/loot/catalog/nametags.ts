import { achieved, eventful, GOLD, onRoad, seasonal, SHOP, START } from "../../ways.ts";
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
  nametag(413, "Sticky Note", "common", "school", { ways: [SHOP] }),
  nametag(414, "Number Plate", "common", "road", { ways: [SHOP] }),
  nametag(415, "Candy Wrapper", "common", "snacks", { ways: [SHOP] }),
  nametag(416, "Sharp Pencil", "common", "school", { ways: [SHOP] }),
  nametag(417, "Graph Paper", "uncommon", "numbers", { goldOnly: true, ways: [SHOP] }),
  nametag(418, "Watermelon", "uncommon", "snacks", { goldOnly: true, ways: [SHOP] }),
  nametag(419, "Winter Scarf", "uncommon", "seasons", { goldOnly: true, ways: [eventful("snowball-sprint")] }),
  nametag(420, "Paper Lantern", "uncommon", "party", { goldOnly: true, ways: [eventful("lantern-week")] }),
  nametag(421, "Pink Horizon", "rare", "seasons", { goldOnly: true, ways: [seasonal("golden-hour")] }),
  nametag(422, "Ice Block", "rare", "seasons", { goldOnly: true, ways: [seasonal("deep-freeze")] }),
  nametag(423, "Market Lights", "rare", "seasons", { goldOnly: true, ways: [seasonal("night-market")] }),
  nametag(424, "Page Nibbler", "rare", "school", { goldOnly: true, ways: [achieved("words", 50_000)] }),
  nametag(425, "Sausage Dog", "epic", "animals", { goldOnly: true, ways: [SHOP] }),
  nametag(426, "Long Dragon", "legendary", "creatures", { goldOnly: true, ways: [achieved("races", 1_000)] }),
  nametag(1341, "Bamboo Steamer", "uncommon", "snacks", { goldOnly: true, ways: [onRoad("night-market")] }),
  nametag(1342, "Rolled Umbrella", "rare", "weather", { goldOnly: true, ways: [onRoad("night-market")] }),
  nametag(1343, "Insert Name", "epic", "party", { goldOnly: true, ways: [onRoad("night-market")] }),
  nametag(1241, "Minus Thirty", "uncommon", "seasons", { goldOnly: true, ways: [onRoad("deep-freeze")] }),
  nametag(1242, "Above the Pines", "rare", "seasons", { goldOnly: true, ways: [onRoad("deep-freeze")] }),
  nametag(1243, "Snowed Under", "epic", "seasons", { goldOnly: true, ways: [onRoad("deep-freeze")] }),
  nametag(1141, "Windbreak", "uncommon", "seasons", { goldOnly: true, ways: [onRoad("golden-hour")] }),
  nametag(1142, "Stick of Rock", "rare", "seasons", { goldOnly: true, ways: [onRoad("golden-hour")] }),
  nametag(1143, "Last Ferry", "epic", "seasons", { goldOnly: true, ways: [onRoad("golden-hour")] }),
];
