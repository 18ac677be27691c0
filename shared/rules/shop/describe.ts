import type { Car } from "../../content/cars/car.ts";
import type { Loot, LootType } from "../../content/loot/loot.ts";
import { LOOT_LEVELS } from "../../content/shop.ts";
import { SEASONS, type Way } from "../../content/ways.ts";
import { formatCount } from "../../format/figures.ts";

/** An item in a few words, and in two sentences. @source teams-shop-seasons §3 Shop item */
export interface Description {
  readonly shortDescription: string;
  readonly longDescription: string;
}

const LOOT_WORDS: Readonly<Record<LootType, readonly [noun: string, use: string]>> = {
  sticker: ["sticker", "Put it anywhere on your car."],
  trail: ["trail", "It follows your car in every race."],
  title: ["title", "It stands under your name."],
  nametag: ["nametag", "Your name stands on it in every race."],
  nitro: ["nitro", "It shows whenever you use a nitro."],
};

const withArticle = (words: string): string => `${/^[aeiou]/.test(words) ? "An" : "A"} ${words}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** " of the … season", for what only a season brings. */
function ofSeason(ways: readonly Way[]): string {
  const season = ways.find((way) => way.from === "season");
  return season ? ` of the ${SEASONS[season.season]} season` : "";
}

export function describeCar({ rarity, isAnimated, unlockLevel, ways }: Car): Description {
  const noun = isAnimated ? `${rarity} animated car` : `${rarity} car`;
  const rule = unlockLevel > 1 ? `You can buy it from level ${unlockLevel}.` : "You can drive it right away.";
  return {
    shortDescription: capital(noun),
    longDescription: `${withArticle(noun)}${ofSeason(ways)}. ${rule}`,
  };
}

export function describeLoot({ type, rarity, category, ways }: Loot): Description {
  const [noun, use] = LOOT_WORDS[type];
  const theme = ofSeason(ways) || ` from the ${category} collection`;
  const level = LOOT_LEVELS[rarity];
  const rule = level > 1 ? ` You can buy it from level ${level}.` : "";
  return {
    shortDescription: capital(`${rarity} ${noun}`),
    longDescription: `${withArticle(`${rarity} ${noun}`)}${theme}. ${use}${rule}`,
  };
}

export const describeNitros = (count: number, aDay: number): Description => ({
  shortDescription: formatCount(count, "nitro"),
  longDescription: `Each one finishes a word for you in a race. You can buy ${aDay} a day.`,
});
