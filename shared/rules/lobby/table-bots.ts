import { between, pick, type Dice } from "../chance.ts";
import { RACE } from "../race/numbers.ts";
import { replace, type Lobby } from "./lobby.ts";
import { isFirstTable, type RacerCard, type Table } from "./table.ts";

/** How far a bot may be from its table's speed, as a share of it. */
export const SPREAD = 0.15;
/** The speeds of the bots at a table where nobody's speed is known yet: one of each. */
const FIRST_SPEEDS = { wpm: [20, 35, 55, 80], score: [7, 12, 19, 28] } as const;
const FIRST_SPREAD = 0.08;

export const botWait = (dice: Dice): number => between(dice, RACE.botWaitMs.min, RACE.botWaitMs.max);

/** Makes the next bot of a table. */
type NewBot = (table: Table) => RacerCard;

/** Lets bots come, one after another. The last free seat is left to people. Returns the same lobby when none is due. */
export function seatBots(lobby: Lobby, nowMs: number, dice: Dice, newBot: NewBot): Lobby {
  let next = lobby;
  for (const table of lobby.tables) {
    if (table.seats.length >= RACE.slots - 1 || nowMs < table.nextBotMs) continue;
    next = replace(next, { ...withBots(table, 1, newBot), nextBotMs: nowMs + botWait(dice) });
  }
  return next;
}

/** Gives every free seat to a bot: a race begins with five. */
export const fillUp = (table: Table, newBot: NewBot): Table => withBots(table, RACE.slots - table.seats.length, newBot);

/** Each bot is chosen for the table including the bots before it. */
const withBots = (table: Table, count: number, newBot: NewBot): Table =>
  count <= 0
    ? table
    : withBots({ ...table, seats: [...table.seats, { ...newBot(table), isBot: true }] }, count - 1, newBot);

/** The speed of a table's next bot, in WPM or right answers a minute: close to the people, or, for newcomers, of every kind. */
export function botSpeed(table: Table, dice: Dice): number {
  if (!isFirstTable(table)) return Math.round(table.pace * between(dice, 1 - SPREAD, 1 + SPREAD));
  const speeds = FIRST_SPEEDS[table.lessonID === undefined ? "wpm" : "score"];
  const isTaken = (speed: number): boolean =>
    table.seats.some(({ isBot, avgSpeed }) => isBot && Math.abs((avgSpeed ?? 0) - speed) <= speed * SPREAD);
  const free = speeds.filter((speed) => !isTaken(speed));
  const speed = pick(dice, free.length > 0 ? free : speeds);
  return Math.round(speed * between(dice, 1 - FIRST_SPREAD, 1 + FIRST_SPREAD));
}
