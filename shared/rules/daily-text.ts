import { TEXTS } from "../content/texts/catalog.ts";
import type { TextID } from "../ids.ts";
import type { Day } from "../units.ts";
import { seededDice, type Dice } from "./chance.ts";
import { chooseText, TEXT_MEMORY } from "./text-choice.ts";

const TEXT_IDS: readonly TextID[] = TEXTS.map(({ textID }) => textID);
const ORDER_SEED = 2_611;

function shuffled<T>(list: readonly T[], dice: Dice): readonly T[] {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(dice() * left.length), 1)[0] as T);
}

const IN_TURN = shuffled(TEXT_IDS, seededDice(ORDER_SEED));

/** The text that everybody gets on this day: each has its turn before one comes again. */
export const dailyText = (day: Day): TextID => IN_TURN[day % IN_TURN.length] as TextID;

/**
 * The text of a public race: the day's, where nobody had it recently, and else one that nobody had recently.
 *
 * @param recents each racer's latest texts, newest first
 */
export function publicText(recents: readonly (readonly TextID[])[], day: Day, dice: Dice): TextID {
  const daily = dailyText(day);
  const isKnown = recents.some((recent) => recent.slice(0, TEXT_MEMORY).includes(daily));
  return isKnown ? chooseText(TEXT_IDS, recents, dice) : daily;
}
