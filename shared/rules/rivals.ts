import { BOT_NAMES } from "../content/bots.ts";
import type { UserID } from "../ids.ts";
import { pick, seededDice, type Dice } from "./chance.ts";
import { guestsOf, type Table } from "./lobby/table.ts";

const RIVALS = 3;

/** The bots that a racer meets again and again: the same three for as long as the account. */
export function rivalsOf(userID: UserID): readonly string[] {
  const dice = seededDice(userID);
  const rivals = new Set<string>();
  while (rivals.size < RIVALS) rivals.add(pick(dice, BOT_NAMES));
  return [...rivals];
}

/** The name of a table's next bot: a rival of somebody who has none here yet, and else anybody. */
export function botName(table: Table, dice: Dice): string {
  const taken = new Set(table.seats.map(({ displayName }) => displayName));
  const bots = new Set(table.seats.flatMap(({ isBot, displayName }) => (isBot ? [displayName] : [])));
  const free = guestsOf(table)
    .map(({ userID }) => rivalsOf(userID))
    .filter((rivals) => !rivals.some((name) => bots.has(name)))
    .map((rivals) => rivals.filter((name) => !taken.has(name)))
    .find((rivals) => rivals.length > 0);
  return pick(dice, free ?? BOT_NAMES.filter((name) => !taken.has(name)));
}

/** In how many races a racer was ahead of a bot, and behind it. */
type Duel = readonly [won: number, lost: number];

/** A racer's duels on one site, by the rival's name. */
export type Duels = Readonly<Record<string, Duel>>;

/** A place, as the duels see it: null for whoever did not finish. */
interface Placed {
  readonly place: number | null;
}

/**
 * The duels after a public race.
 *
 * @param bots the bots of the race
 */
export function duelsAfter(
  duels: Duels,
  userID: UserID,
  racer: Placed,
  bots: readonly (Placed & { readonly name: string })[],
): Duels {
  const rivals = rivalsOf(userID);
  const met = bots.filter(({ name, place }) => rivals.includes(name) && place !== racer.place);
  return { ...duels, ...Object.fromEntries(met.map((bot) => [bot.name, duelAfter(duels[bot.name], racer, bot)])) };
}

const duelAfter = ([won, lost]: Duel = [0, 0], racer: Placed, bot: Placed): Duel =>
  (racer.place ?? Infinity) < (bot.place ?? Infinity) ? [won + 1, lost] : [won, lost + 1];

/** A rival, and the score. */
export interface Rival {
  readonly name: string;
  readonly won: number;
  readonly lost: number;
}

export const rivalsNow = (duels: Duels, userID: UserID): readonly Rival[] =>
  rivalsOf(userID).map((name) => {
    const [won, lost] = duels[name] ?? [0, 0];
    return { name, won, lost };
  });
