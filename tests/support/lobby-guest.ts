import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import type { UserID } from "#shared/ids.ts";
import type { Lobby } from "#shared/rules/lobby/lobby.ts";
import type { Guest, RacerCard, Table } from "#shared/rules/lobby/table.ts";
import type { Stamp } from "#shared/units.ts";

/** Before the first season: races are drawn as on every day. */
export const NO_SEASON = 0 as Stamp;

/** Somebody who comes to a lobby. Everybody is somebody else, unless a page is said to be theirs. */
export const lobbyGuest = (key: string, avgSpeed: number | null = 40, userID = 1_000 + key.charCodeAt(0)): Guest => ({
  key,
  userID: userID as UserID,
  displayName: key,
  carID: GUEST_CAR,
  carHueAngle: 0,
  avgSpeed,
  hasNitro: false,
  recentTexts: [],
  dailyDay: null,
});

/** The next bot of a table, named by its seat. */
export const seatBot = (table: Table): RacerCard => ({
  displayName: `Bot ${table.seats.length}`,
  carID: GUEST_CAR,
  carHueAngle: 0,
  avgSpeed: 40,
});

/** Who sits at each table. */
export const namesAt = (lobby: Lobby): string[][] =>
  lobby.tables.map((table) => table.seats.map((seat) => seat.displayName));
