import { achievementsOf, cash, least, loot, nitros, type Achievement } from "./achievement.ts";

const words = achievementsOf("words");
const typed = (value: number) => least("wordsTyped", value);

export const WORDS: readonly Achievement[] = [
  words(701, "First Words", "Type 100 words in races.", 5, cash(1_000), typed(100)),
  words(702, "Postcard", "Type 500 words in races.", 5, cash(2_000), typed(500)),
  words(703, "Short Story", "Type 1,000 words in races.", 5, cash(3_000), typed(1_000)),
  words(704, "Lots to Say", "Type 5,000 words in races.", 5, loot(544), typed(5_000)),
  words(705, "Nose in a Book", "Type 10,000 words in races.", 10, loot(166), typed(10_000)),
  words(706, "Chapter After Chapter", "Type 25,000 words in races.", 10, nitros(10), typed(25_000)),
  words(707, "From A to Z and Back", "Type 50,000 words in races.", 25, loot(564), typed(50_000)),
  words(708, "Library Card, Well Used", "Type 50,000 words in races. No late fees.", 25, loot(424), typed(50_000)),
  words(709, "Thick as a Brick", "Type 100,000 words in races.", 25, cash(50_000), typed(100_000)),
  words(710, "The Book Won't Fit", "Type 250,000 words in races.", 50, loot(592), typed(250_000)),
  words(711, "Shelf of Your Own", "Type 500,000 words in races.", 50, cash(200_000), typed(500_000)),
  words(712, "A Million and Counting", "Type 1,000,000 words in races.", 50, cash(500_000), typed(1_000_000)),
];
