import { SCENERY_KEYS } from "../../content/scenery.ts";
import type { Stamp } from "../../units.ts";
import { pick, type Dice } from "../chance.ts";
import { RACE } from "../race/numbers.ts";
import { sceneryFor } from "../scenery.ts";
import { remove, replace, seatOf, tableOf, type Lobby } from "./lobby.ts";
import { isNear, mayShareText, speedOf } from "./speed.ts";
import { botWait } from "./table-bots.ts";
import { guestsOf, isFirstTable, type Guest, type Table, type TableSeat } from "./table.ts";

/**
 * Seats a racer at the table of the same lesson with the nearest speed, or opens a new one. A racer who already sits
 * here keeps the seat with the newer connection; with another lesson the seat is given up.
 *
 * @param now by the calendar, for the scenery of a new table
 */
export function sitDown(lobby: Lobby, guest: Guest, nowMs: number, dice: Dice, now: Stamp): Lobby {
  const { lessonID } = guest;
  const before = seatOf(lobby, guest.userID);
  if (before && isSameRoad(before.table, guest)) return replace(lobby, withSeat(before.table, before.seat, guest));
  if (before) return sitDown(standUp(lobby, before.seat.key), guest, nowMs, dice, now);
  const pace = speedOf(guest, lessonID);
  const open = lobby.tables.filter((table) => guestsOf(table).length < RACE.slots && isNear(table, guest, nowMs));
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
    isForBots: guest.isDeclaredBot === true,
    // A first race loads as little as it can.
    ...(guest.avgSpeed === null ? { sceneryKey: pick(dice, SCENERY_KEYS) } : sceneryFor(now, dice)),
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

const isSameRoad = (table: Table, guest: Guest): boolean =>
  table.lessonID === guest.lessonID && table.isForBots === (guest.isDeclaredBot === true) && mayShareText(table, guest);

const withSeat = (table: Table, before: Guest, guest: Guest): Table => ({
  ...table,
  seats: table.seats.map((seat) => (!seat.isBot && seat.key === before.key ? { ...guest, isBot: false } : seat)),
});

/** Removes a racer. A table without people closes. */
export function standUp(lobby: Lobby, key: string): Lobby {
  const table = tableOf(lobby, key);
  if (!table) return lobby;
  const seats = table.seats.filter((seat) => seat.isBot || seat.key !== key);
  return seats.some((seat) => !seat.isBot) ? replace(lobby, { ...table, seats }) : remove(lobby, table);
}

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
