import type { FixedInk, Rarity } from "../../cars/car.ts";
import { INKS } from "../../cars/car.ts";
import type { Hex } from "../../cars/colour.ts";
import type { Title } from "../loot.ts";
import { entry, slug } from "./entry.ts";
import { PICTURES } from "./stickers.ts";

const title = (
  id: number,
  name: string,
  rarity: Rarity,
  category: string,
  ground: Hex,
  trim: FixedInk,
  emblem: keyof typeof PICTURES,
): Title => ({
  ...entry(id, "title", name, rarity, category, { goldOnly: category === "gold", assetKey: `title_${slug(name)}` }),
  inks: { ground, text: INKS.chalk },
  trim,
  emblem: PICTURES[emblem],
});

export const TITLES: readonly Title[] = [
  title(501, "Raw Racing Recruit", "common", "start", "#2b3a55", "redline", "gauge"),
  title(502, "Spacebar Pilot", "common", "keys", "#1f5a86", "sky", "rocket"),
  title(503, "Comma Collector", "common", "keys", "#12665d", "teal", "comma"),
  title(504, "Early Bird", "common", "sky", "#7a4a12", "amber", "sun"),
  title(505, "Weekend Wheels", "common", "racing", "#4b2f7a", "violet", "flag"),
  title(506, "Snack Stop Regular", "common", "snacks", "#8a3230", "amber", "pizza"),
  title(507, "Night Driver", "uncommon", "sky", "#23264f", "violet", "moon"),
  title(508, "Home Row Hero", "uncommon", "keys", "#2c3350", "chrome", "key"),
  title(509, "Number Cruncher", "uncommon", "numbers", "#1b5078", "sky", "pi"),
  title(510, "Pit Lane Poet", "uncommon", "racing", "#6b2a5b", "pink", "heart"),
  title(511, "Quiet Thunder", "uncommon", "racing", "#3a3f57", "amber", "bolt"),
  title(512, "Word Wrangler", "uncommon", "keys", "#6e4424", "sand", "cactus"),
  title(513, "Backspace Free", "rare", "keys", "#0f5f58", "frost", "ghost"),
  title(514, "Eight-Finger Wizard", "rare", "keys", "#57309e", "pink", "octopus"),
  title(515, "Photo Finisher", "rare", "racing", "#34394f", "chrome", "wings"),
  title(516, "Hot on the Heels", "rare", "racing", "#8c2418", "amber", "flame"),
  title(517, "Beyond the Horizon", "epic", "sky", "#3b2a78", "pink", "planet"),
  title(518, "Redline Regular", "epic", "racing", "#7d1f22", "redline", "gauge"),
  title(519, "Wampus Chaser", "legendary", "creatures", "#4a2c8f", "gold", "wampus"),
  title(520, "Golden Keys", "legendary", "gold", "#6e4d0e", "gold", "crown"),
  title(531, "Novice on the Move", "common", "leagues", "#35523a", "leaf", "paw"),
  title(532, "Rising Rookie", "common", "leagues", "#2f5f3f", "leaf", "dino"),
  title(533, "Steady Pro", "uncommon", "leagues", "#1d5f63", "teal", "dice"),
  title(534, "Sharp Ace", "uncommon", "leagues", "#1e5580", "sky", "star"),
  title(535, "Trusted Expert", "rare", "leagues", "#334a8c", "sky", "robot"),
  title(536, "Proud Champion", "rare", "leagues", "#5a3796", "violet", "trophy"),
  title(537, "Calm Master", "epic", "leagues", "#6a2f7f", "pink", "duck"),
  title(538, "Epic Driver", "epic", "leagues", "#8a2a4b", "pink", "flame"),
  title(539, "Living Legend", "legendary", "leagues", "#7a4b0c", "gold", "crown"),
];
