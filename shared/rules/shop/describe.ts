import type { Car } from "../../content/cars/car.ts";
import type { Loot, LootType } from "../../content/loot/loot.ts";
import { LOOT_LEVELS } from "../../content/shop.ts";
import { SEASONS, type Way, type WayKind } from "../../content/ways.ts";
import { formatCount } from "../../format/figures.ts";
import { isSoldSomewhere, soldOnlyIn } from "../garage/worth.ts";

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

/** From which level and when it can be bought; of what no shop ever sells, why. */
function sale(thing: Car | Loot, level: number): readonly string[] {
  if (isSoldSomewhere(thing)) {
    const span = soldOnlyIn(thing);
    const conditions = [...(level > 1 ? [`from level ${level}`] : []), ...(span ? [`while its ${span} runs`] : [])];
    return conditions.length > 0 ? [`You can buy it ${conditions.join(", ")}.`] : [];
  }
  const comesFrom = (kind: WayKind): boolean => thing.ways.some(({ from }) => from === kind);
  if (comesFrom("start")) return ["Everyone has it."];
  return [comesFrom("gold") ? "It comes with gold." : "It's a prize: no shop sells it."];
}

export function describeCar(car: Car): Description {
  const { rarity, isAnimated, unlockLevel, ways } = car;
  const noun = isAnimated ? `${rarity} animated car` : `${rarity} car`;
  const rules = sale(car, unlockLevel);
  return {
    shortDescription: capital(noun),
    longDescription: [
      `${withArticle(noun)}${ofSeason(ways)}.`,
      ...(rules.length > 0 ? rules : ["You can drive it right away."]),
    ].join(" "),
  };
}

export function describeLoot(loot: Loot): Description {
  const { type, rarity, category, ways } = loot;
  const [noun, use] = LOOT_WORDS[type];
  const theme = ofSeason(ways) || ` from the ${category} collection`;
  const sentences = [`${withArticle(`${rarity} ${noun}`)}${theme}.`, use, ...sale(loot, LOOT_LEVELS[rarity])];
  return { shortDescription: capital(`${rarity} ${noun}`), longDescription: sentences.join(" ") };
}

export const describeNitros = (count: number, aDay: number): Description => ({
  shortDescription: formatCount(count, "nitro"),
  longDescription: `Each one finishes a word for you in a race. You can buy ${aDay} a day.`,
});
