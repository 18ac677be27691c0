import { TEXTS } from "../content/texts/catalog.ts";
import type { TextID } from "../ids.ts";
import type { Day } from "../units.ts";
import { seededDice, type Dice } from "./chance.ts";
import { shuffled } from "./math/lists.ts";
import { chooseText } from "./text-choice.ts";

const ORDER_SEED = 2_611;
/** A text is kept for its day this long, so that few have had it lately when the day comes. */
const RESERVED_DAYS = 30;

const IN_TURN = shuffled(
  TEXTS.map(({ textID }) => textID),
  seededDice(ORDER_SEED),
);

/** The text that everybody gets on this day: each has its turn before one comes again. */
export const dailyText = (day: Day): TextID => IN_TURN[day % IN_TURN.length] as TextID;

/**
 * A text that none of the racers had recently, and whose day is not near.
 *
 * @param recents each racer's latest texts, newest first
 * @param among the texts that may be chosen; all of them without it
 */
export function otherText(
  recents: readonly (readonly TextID[])[],
  day: Day,
  dice: Dice,
  among?: readonly TextID[],
): TextID {
  const free = IN_TURN.filter(
    (textID, turn) => daysUntil(turn, day) > RESERVED_DAYS && (among === undefined || among.includes(textID)),
  );
  return chooseText(free, recents, dice);
}

const daysUntil = (turn: number, day: Day): number => (turn - (day % IN_TURN.length) + IN_TURN.length) % IN_TURN.length;

/** Somebody who needs a text. */
export interface TextTaker {
  /** The texts of races that are settled, newest first. */
  readonly recentTexts: readonly TextID[];
  /** The texts of races that may not be settled yet. */
  readonly givenTexts: readonly TextID[];
  /** The newest day whose text this racer had. */
  readonly dailyDay: Day | null;
}

/** Whether a racer had a day's text, or has it in a race that runs. */
export const hadDaily = ({ dailyDay, givenTexts }: Pick<TextTaker, "dailyDay" | "givenTexts">, day: Day): boolean =>
  dailyDay === day || givenTexts.includes(dailyText(day));

/** The text of a public race: the day's, where nobody had it that day. */
export function publicText(racers: readonly TextTaker[], day: Day, dice: Dice): TextID {
  if (!racers.some((racer) => hadDaily(racer, day))) return dailyText(day);
  const recents = racers.map(({ givenTexts, recentTexts }) => [...new Set([...givenTexts, ...recentTexts])]);
  return otherText(recents, day, dice);
}
