import { PLACE_KEYS, type PlaceKey } from "../content/places.ts";
import type { CarID, TextID, UserID } from "../ids.ts";
import { between, pick, type Dice } from "./chance.ts";
import { NEWCOMER_WPM, RACE, SPEED_BAND } from "./race/numbers.ts";

/** What other racers see of a racer before the race. */
export interface RacerCard {
  readonly displayName: string;
  readonly carID: CarID;
  readonly carHueAngle: number;
  /** Average of the last 10 races in WPM; null for a newcomer. */
  readonly avgSpeed: number | null;
}

export interface Guest extends RacerCard {
  /** The connection that waits in the lobby. */
  readonly key: string;
  readonly userID: UserID;
  readonly hasNitro: boolean;
  /** The texts of the latest races, newest first. */
  readonly recentTexts: readonly TextID[];
}

/** A seat of a race that is forming. */
export type TableSeat = ({ readonly isBot: false } & Guest) | ({ readonly isBot: true } & RacerCard);

/** A race that is forming. Moments are milliseconds of the lobby's clock. */
export interface Table {
  readonly tableID: number;
  readonly seats: readonly TableSeat[];
  readonly openedMs: number;
  readonly nextBotMs: number;
  /** The speed around which this table gathers, in WPM. */
  readonly wpm: number;
  /** The scenery of the race to come. */
  readonly placeKey: PlaceKey;
}

export interface Lobby {
  readonly tables: readonly Table[];
  readonly nextTableID: number;
}

export const EMPTY_LOBBY: Lobby = { tables: [], nextTableID: 1 };

export const speedOf = (card: RacerCard): number => card.avgSpeed ?? NEWCOMER_WPM;

/** How far from the table's speed a racer may be, as a share of it: wider the longer the table waits. */
export const bandAt = (table: Table, nowMs: number): number =>
  SPEED_BAND.start + SPEED_BAND.perSecond * ((nowMs - table.openedMs) / 1_000);

const humans = (table: Table): readonly Guest[] => table.seats.filter((seat) => !seat.isBot);

const fits = (table: Table, wpm: number, nowMs: number): boolean =>
  table.seats.length < RACE.slots && Math.abs(wpm - table.wpm) <= table.wpm * bandAt(table, nowMs);

/** Seats a racer at the table whose speed is nearest, or opens a new one. */
export function sitDown(lobby: Lobby, guest: Guest, nowMs: number, dice: Dice): Lobby {
  const wpm = speedOf(guest);
  const seat: TableSeat = { ...guest, isBot: false };
  const open = lobby.tables.filter((table) => fits(table, wpm, nowMs));
  const nearest = open.toSorted((a, b) => Math.abs(a.wpm - wpm) - Math.abs(b.wpm - wpm))[0];
  if (nearest) return replace(lobby, { ...nearest, seats: [...nearest.seats, seat] });
  const table: Table = {
    tableID: lobby.nextTableID,
    seats: [seat],
    openedMs: nowMs,
    nextBotMs: nowMs + botWait(dice),
    wpm,
    placeKey: pick(dice, PLACE_KEYS),
  };
  return { tables: [...lobby.tables, table], nextTableID: lobby.nextTableID + 1 };
}

/** Takes a racer out again. A table without people closes. */
export function standUp(lobby: Lobby, key: string): Lobby {
  const table = tableOf(lobby, key);
  if (!table) return lobby;
  const seats = table.seats.filter((seat) => seat.isBot || seat.key !== key);
  return seats.some((seat) => !seat.isBot) ? replace(lobby, { ...table, seats }) : remove(lobby, table);
}

export const tableOf = (lobby: Lobby, key: string): Table | undefined =>
  lobby.tables.find((table) => table.seats.some((seat) => !seat.isBot && seat.key === key));

/** Lets time pass: bots take free seats. The same lobby when nothing is due. */
export function seatBots(lobby: Lobby, nowMs: number, dice: Dice, newBot: (table: Table) => RacerCard): Lobby {
  let next = lobby;
  for (const table of lobby.tables) {
    if (table.seats.length >= RACE.slots || nowMs < table.nextBotMs) continue;
    const seats: TableSeat[] = [...table.seats, { ...newBot(table), isBot: true }];
    next = replace(next, { ...table, seats, nextBotMs: nowMs + botWait(dice) });
  }
  return next;
}

/** Tables that may start: full, or waiting long enough. */
export const readyTables = (lobby: Lobby, nowMs: number): readonly Table[] =>
  lobby.tables.filter((table) => table.seats.length >= RACE.slots || nowMs - table.openedMs >= RACE.fillMs);

export const startsInMs = (table: Table, nowMs: number): number =>
  table.seats.length >= RACE.slots ? 0 : Math.max(0, table.openedMs + RACE.fillMs - nowMs);

export const remove = (lobby: Lobby, table: Table): Lobby => ({
  ...lobby,
  tables: lobby.tables.filter((other) => other.tableID !== table.tableID),
});

/** The people at a table, who wait for their seats in the race. */
export const guestsOf = humans;

const replace = (lobby: Lobby, table: Table): Lobby => ({
  ...lobby,
  tables: lobby.tables.map((other) => (other.tableID === table.tableID ? table : other)),
});

const botWait = (dice: Dice): number => between(dice, RACE.botWaitMs.min, RACE.botWaitMs.max);
