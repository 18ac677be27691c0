import { GOLD, promoted, SHOP, START, WAMPUS_BEATEN } from "../../ways.ts";
import type { Loot } from "../loot.ts";
import { entries } from "./entry.ts";

const title = entries("title");

export const TITLES: readonly Loot[] = [
  title(501, "Raw Racing Recruit", "common", "start", { ways: [START] }),
  title(502, "Spacebar Pilot", "common", "keys", { ways: [SHOP] }),
  title(503, "Comma Collector", "common", "keys", { ways: [SHOP] }),
  title(504, "Early Bird", "common", "sky", { ways: [SHOP] }),
  title(505, "Weekend Wheels", "common", "racing", { ways: [SHOP] }),
  title(506, "Snack Stop Regular", "common", "snacks", { ways: [SHOP] }),
  title(507, "Night Driver", "uncommon", "sky", { ways: [SHOP] }),
  title(508, "Home Row Hero", "uncommon", "keys", { ways: [SHOP] }),
  title(509, "Number Cruncher", "uncommon", "numbers", { ways: [SHOP] }),
  title(510, "Pit Lane Poet", "uncommon", "racing", { ways: [SHOP] }),
  title(511, "Quiet Thunder", "uncommon", "racing", { ways: [SHOP] }),
  title(512, "Word Wrangler", "uncommon", "keys", { ways: [SHOP] }),
  title(513, "Backspace Free", "rare", "keys", { ways: [SHOP] }),
  title(514, "Eight-Finger Wizard", "rare", "keys", { ways: [SHOP] }),
  title(515, "Photo Finisher", "rare", "racing", { ways: [SHOP] }),
  title(516, "Hot on the Heels", "rare", "racing", { ways: [SHOP] }),
  title(517, "Beyond the Horizon", "epic", "sky", { ways: [SHOP] }),
  title(518, "Redline Regular", "epic", "racing", { ways: [SHOP] }),
  title(519, "Wampus Chaser", "legendary", "creatures", { ways: [WAMPUS_BEATEN] }),
  title(520, "Golden Keys", "legendary", "gold", { goldOnly: true, ways: [GOLD] }),
  title(531, "Novice on the Move", "common", "leagues", { ways: [promoted(2)] }),
  title(532, "Rising Rookie", "common", "leagues", { ways: [promoted(3)] }),
  title(533, "Steady Pro", "uncommon", "leagues", { ways: [promoted(4)] }),
  title(534, "Sharp Ace", "uncommon", "leagues", { ways: [promoted(5)] }),
  title(535, "Trusted Expert", "rare", "leagues", { ways: [promoted(6)] }),
  title(536, "Proud Champion", "rare", "leagues", { ways: [promoted(7)] }),
  title(537, "Calm Master", "epic", "leagues", { ways: [promoted(8)] }),
  title(538, "Epic Driver", "epic", "leagues", { ways: [promoted(9)] }),
  title(539, "Living Legend", "legendary", "leagues", { ways: [promoted(10)] }),
];
