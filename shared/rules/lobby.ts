import type { LessonID } from "../content/lessons/lesson.ts";
import { SCENERY_KEYS, type SceneryKey } from "../content/scenery.ts";
import type { CarID, TextID, UserID } from "../ids.ts";
import type { Day } from "../units.ts";
import { between, pick, type Dice } from "./chance.ts";
import { MATH } from "./math/numbers.ts";
import { NEWCOMER_WPM, RACE, SPEED_BAND, TABLE_TIMES, type TableTimes } from "./race/numbers.ts";
import type { Shown } from "./shown.ts";

/** What other racers see of a racer. */
export interface RacerCard extends Shown {
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
  /** The newest day whose text this racer had. */
  readonly dailyDay: Day | null;
  /** The racer's lesson; only in a math race. */
  readonly lessonID?: LessonID;
}

/** Somebody who looks for a table. */
export type Seeker = Pick<Guest, "userID" | "avgSpeed" | "lessonID">;

/** A seat of a race that is forming. */
export type TableSeat = ({ readonly isBot: false } & Guest) | ({ readonly isBot: true } & RacerCard);

/** A race that is forming. Moments are milliseconds of the lobby's clock. */
export interface Table {
  readonly tableID: number;
  readonly seats: readonly TableSeat[];
  readonly openedMs: number;
  /** When the newest racer sat down. */
  readonly satMs: number;
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
  readonly times: TableTimes;
}

export const newLobby = (times: TableTimes = TABLE_TIMES): Lobby => ({ tables: [], nextTableID: 1, times });

/** The assumed speed of a racer. */
export const speedOf = (card: Pick<RacerCard, "avgSpeed">, lessonID?: LessonID): number =>
  card.avgSpeed ?? (lessonID === undefined ? NEWCOMER_WPM : MATH.newcomerScore);

/** The accepted distance from the table's speed, as a share of it: wider the longer the table waits. */
export const bandAt = (table: Table, nowMs: number): number =>
  SPEED_BAND.start + SPEED_BAND.perSecond * ((nowMs - table.openedMs) / 1_000);

/** The slowest and the fastest average accepted by now, in whole WPM. */
export function speedsAt(table: Table, nowMs: number): readonly [slowest: number, fastest: number] {
  const reach = table.pace * bandAt(table, nowMs);
  return [Math.max(0, Math.ceil(table.pace - reach)), Math.floor(table.pace + reach)];
}

export const botWait = (dice: Dice): number => between(dice, RACE.botWaitMs.min, RACE.botWaitMs.max);

/** The people at a table. */
export const guestsOf = (table: Table): readonly Guest[] => table.seats.filter((seat) => !seat.isBot);

const hasFivePeople = (table: Table): boolean => guestsOf(table).length >= RACE.slots;

const isGathered = ({ times }: Lobby, table: Table): boolean => guestsOf(table).length >= times.people;

/** Whether somebody of this lesson is within the table's band. */
const isNear = (table: Table, seeker: Seeker, nowMs: number): boolean =>
  table.lessonID === seeker.lessonID &&
  Math.abs(speedOf(seeker, seeker.lessonID) - table.pace) <= table.pace * bandAt(table, nowMs);

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
  const open = lobby.tables.filter((table) => !hasFivePeople(table) && isNear(table, guest, nowMs));
  const nearest = open.toSorted((a, b) => Math.abs(a.pace - pace) - Math.abs(b.pace - pace))[0];
  if (nearest) return replace(lobby, { ...withGuest(nearest, guest), satMs: nowMs });
  const table: Table = {
    tableID: lobby.nextTableID,
    seats: [{ ...guest, isBot: false }],
    openedMs: nowMs,
    satMs: nowMs,
    nextBotMs: nowMs + botWait(dice),
    pace,
    ...(lessonID !== undefined && { lessonID }),
    sceneryKey: pick(dice, SCENERY_KEYS),
  };
  return { ...lobby, tables: [...lobby.tables, table], nextTableID: lobby.nextTableID + 1 };
}

/**
 * Bots keep nobody out: where a person would take the last free seat, a bot makes way instead. All of them do when the
 * first racer with a known speed comes.
 */
function withGuest(table: Table, guest: Guest): Table {
  const seat: TableSeat = { ...guest, isBot: false };
  const bot = table.seats.findLastIndex(({ isBot }) => isBot);
  const seats =
    bot !== -1 && table.seats.length >= RACE.slots - 1 ? table.seats.with(bot, seat) : [...table.seats, seat];
  const areStrange = isFirstTable(table) && guest.avgSpeed !== null;
  return { ...table, seats: areStrange ? seats.filter(({ isBot }) => !isBot) : seats };
}

/** Whether nobody's speed is known here. */
export const isFirstTable = (table: Table): boolean => guestsOf(table).every(({ avgSpeed }) => avgSpeed === null);

/** A racer's table and connection. */
export function seatOf(lobby: Lobby, userID: UserID): { readonly table: Table; readonly seat: Guest } | undefined {
  for (const table of lobby.tables) {
    const seat = guestsOf(table).find((guest) => guest.userID === userID);
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
 * Brings people together: everybody of a table moves to an older one as soon as all of them are within its band and
 * there is a seat for each. Returns the same lobby when nobody moves.
 */
export function joinTables(lobby: Lobby, nowMs: number): Lobby {
  for (const [index, older] of lobby.tables.entries()) {
    for (const younger of lobby.tables.slice(index + 1)) {
      const guests = guestsOf(younger);
      const isRoom = guestsOf(older).length + guests.length <= RACE.slots;
      if (!isRoom || !guests.every((guest) => isNear(older, guest, nowMs))) continue;
      const satMs = Math.max(older.satMs, younger.satMs);
      const joined = { ...guests.reduce(withGuest, older), satMs };
      return joinTables(replace(remove(lobby, younger), joined), nowMs);
    }
  }
  return lobby;
}

/**
 * Tables that may start: those with five people at once; the others when nobody has sat down for a while and nobody
 * within the band is on the way, and at the latest when their time is over. Bots take the seats that are free then.
 *
 * @param arriving those who are in the door, but not seated yet
 */
export const readyTables = (lobby: Lobby, nowMs: number, arriving: readonly Seeker[] = []): readonly Table[] =>
  lobby.tables.filter((table) => {
    if (startsInMs(lobby, table, nowMs) > 0) return false;
    const isLate = nowMs - table.openedMs >= lobby.times.mostMs;
    return isGathered(lobby, table) || isLate || !arriving.some((seeker) => isNear(table, seeker, nowMs));
  });

/** The time until a table starts if nobody else comes. */
export function startsInMs(lobby: Lobby, table: Table, nowMs: number): number {
  const { quietMs, mostMs } = lobby.times;
  return isGathered(lobby, table) ? 0 : Math.max(0, Math.min(table.satMs + quietMs, table.openedMs + mostMs) - nowMs);
}

export const remove = (lobby: Lobby, table: Table): Lobby => ({
  ...lobby,
  tables: lobby.tables.filter((other) => other.tableID !== table.tableID),
});

export const replace = (lobby: Lobby, table: Table): Lobby => ({
  ...lobby,
  tables: lobby.tables.map((other) => (other.tableID === table.tableID ? table : other)),
});
