import type { LessonID } from "../content/lessons/lesson.ts";
import { SCENERY_KEYS, type SceneryKey } from "../content/scenery.ts";
import type { CarID, TextID, UserID } from "../ids.ts";
import { between, pick, type Dice } from "./chance.ts";
import { MATH } from "./math/numbers.ts";
import { NEWCOMER_WPM, RACE, SPEED_BAND } from "./race/numbers.ts";

/** What other racers see of a racer. */
export interface RacerCard {
  readonly displayName: string;
  readonly carID: CarID;
  readonly carHueAngle: number;
  /** Average of the last 10 races, in WPM or, before a math race, in right answers a minute; null for a newcomer. */
  readonly avgSpeed: number | null;
}

export interface Guest extends RacerCard {
  /** The connection that waits in the lobby. */
  readonly key: string;
  readonly userID: UserID;
  readonly hasNitro: boolean;
  /** The texts of the latest races, newest first. */
  readonly recentTexts: readonly TextID[];
  /** The racer's lesson; only in a math race. */
  readonly lessonID?: LessonID;
}

/** A seat of a race that is forming. */
export type TableSeat = ({ readonly isBot: false } & Guest) | ({ readonly isBot: true } & RacerCard);

/** A race that is forming. Moments are milliseconds of the lobby's clock. */
export interface Table {
  readonly tableID: number;
  readonly seats: readonly TableSeat[];
  readonly openedMs: number;
  readonly nextBotMs: number;
  /** The speed around which this table gathers, in WPM or right answers a minute. */
  readonly pace: number;
  /** The lesson of this table in a math race. */
  readonly lessonID?: LessonID;
  /** The scenery of the race to come. */
  readonly sceneryKey: SceneryKey;
}

export interface Lobby {
  readonly tables: readonly Table[];
  readonly nextTableID: number;
}

export const EMPTY_LOBBY: Lobby = { tables: [], nextTableID: 1 };

/** The assumed speed of a racer. */
export const speedOf = (card: RacerCard, lessonID?: LessonID): number =>
  card.avgSpeed ?? (lessonID === undefined ? NEWCOMER_WPM : MATH.newcomerScore);

/** The accepted distance from the table's speed, as a share of it: wider the longer the table waits. */
export const bandAt = (table: Table, nowMs: number): number =>
  SPEED_BAND.start + SPEED_BAND.perSecond * ((nowMs - table.openedMs) / 1_000);

/** The slowest and the fastest average accepted by now, in whole WPM. */
export function speedsAt(table: Table, nowMs: number): readonly [slowest: number, fastest: number] {
  const reach = table.pace * bandAt(table, nowMs);
  return [Math.max(0, Math.ceil(table.pace - reach)), Math.floor(table.pace + reach)];
}

const humans = (table: Table): readonly Guest[] => table.seats.filter((seat) => !seat.isBot);

const fits = (table: Table, pace: number, lessonID: LessonID | undefined, nowMs: number): boolean =>
  table.lessonID === lessonID &&
  table.seats.length < RACE.slots &&
  Math.abs(pace - table.pace) <= table.pace * bandAt(table, nowMs);

/**
 * Seats a racer at the table of the same lesson with the nearest speed, or opens a new one. A racer who already sits
 * here keeps the seat with the newer connection; with another lesson the seat is given up.
 */
export function sitDown(lobby: Lobby, guest: Guest, nowMs: number, dice: Dice): Lobby {
  const { lessonID } = guest;
  const before = seatOf(lobby, guest.userID);
  if (before?.table.lessonID === lessonID && before) return replace(lobby, withSeat(before.table, before.seat, guest));
  if (before) return sitDown(standUp(lobby, before.seat.key), guest, nowMs, dice);
  const pace = speedOf(guest, lessonID);
  const seat: TableSeat = { ...guest, isBot: false };
  const open = lobby.tables.filter((table) => fits(table, pace, lessonID, nowMs));
  const nearest = open.toSorted((a, b) => Math.abs(a.pace - pace) - Math.abs(b.pace - pace))[0];
  if (nearest) return replace(lobby, { ...nearest, seats: [...nearest.seats, seat] });
  const table: Table = {
    tableID: lobby.nextTableID,
    seats: [seat],
    openedMs: nowMs,
    nextBotMs: nowMs + botWait(dice),
    pace,
    ...(lessonID !== undefined && { lessonID }),
    sceneryKey: pick(dice, SCENERY_KEYS),
  };
  return { tables: [...lobby.tables, table], nextTableID: lobby.nextTableID + 1 };
}

/** A racer's table and connection. */
export function seatOf(lobby: Lobby, userID: UserID): { readonly table: Table; readonly seat: Guest } | undefined {
  for (const table of lobby.tables) {
    const seat = humans(table).find((guest) => guest.userID === userID);
    if (seat) return { table, seat };
  }
  return undefined;
}

const withSeat = (table: Table, before: Guest, guest: Guest): Table => ({
  ...table,
  seats: table.seats.map((seat) => (!seat.isBot && seat.key === before.key ? { ...guest, isBot: false } : seat)),
});

/** The table reduced to its bots and those people who may race. */
export const keepAt = (table: Table, userIDs: ReadonlySet<UserID>): Table => ({
  ...table,
  seats: table.seats.filter((seat) => seat.isBot || userIDs.has(seat.userID)),
});

/** Removes a racer. A table without people closes. */
export function standUp(lobby: Lobby, key: string): Lobby {
  const table = tableOf(lobby, key);
  if (!table) return lobby;
  const seats = table.seats.filter((seat) => seat.isBot || seat.key !== key);
  return seats.some((seat) => !seat.isBot) ? replace(lobby, { ...table, seats }) : remove(lobby, table);
}

export const tableOf = (lobby: Lobby, key: string): Table | undefined =>
  lobby.tables.find((table) => table.seats.some((seat) => !seat.isBot && seat.key === key));

/**
 * Lets time pass: bots take free seats one by one, and all remaining ones when the table's time is over. Returns the
 * same lobby when nothing is due.
 */
export function seatBots(lobby: Lobby, nowMs: number, dice: Dice, newBot: (table: Table) => RacerCard): Lobby {
  let next = lobby;
  for (const table of lobby.tables) {
    const free = RACE.slots - table.seats.length;
    const due = hasWaited(table, nowMs) ? free : nowMs >= table.nextBotMs ? Math.min(1, free) : 0;
    if (due === 0) continue;
    next = replace(next, { ...withBots(table, due, newBot), nextBotMs: nowMs + botWait(dice) });
  }
  return next;
}

/** Each bot is chosen for the table including the bots before it. */
const withBots = (table: Table, count: number, newBot: (table: Table) => RacerCard): Table =>
  count === 0
    ? table
    : withBots({ ...table, seats: [...table.seats, { ...newBot(table), isBot: true }] }, count - 1, newBot);

/** Tables that may start: full, or waiting long enough. */
export const readyTables = (lobby: Lobby, nowMs: number): readonly Table[] =>
  lobby.tables.filter((table) => table.seats.length >= RACE.slots || hasWaited(table, nowMs));

const hasWaited = (table: Table, nowMs: number): boolean => nowMs - table.openedMs >= RACE.fillMs;

export const startsInMs = (table: Table, nowMs: number): number =>
  table.seats.length >= RACE.slots ? 0 : Math.max(0, table.openedMs + RACE.fillMs - nowMs);

export const remove = (lobby: Lobby, table: Table): Lobby => ({
  ...lobby,
  tables: lobby.tables.filter((other) => other.tableID !== table.tableID),
});

/** The people at a table. */
export const guestsOf = humans;

const replace = (lobby: Lobby, table: Table): Lobby => ({
  ...lobby,
  tables: lobby.tables.map((other) => (other.tableID === table.tableID ? table : other)),
});

const botWait = (dice: Dice): number => between(dice, RACE.botWaitMs.min, RACE.botWaitMs.max);
