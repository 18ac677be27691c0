import type { Dice } from "#shared/rules/chance.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import type { Tokens } from "#shared/server/users/tokens.ts";
import type { App } from "#shared/server/work.ts";

import type { OpenRaces } from "./open-races.ts";
import type { OpenSockets } from "./open-sockets.ts";
import type { Pacer } from "./pacer.ts";
import type { RaceSeats } from "./race-seats.ts";

/** What every room of this node has at hand. */
export interface House {
  readonly app: App;
  readonly tokens: Tokens;
  readonly sockets: OpenSockets;
  readonly dice: Dice;
  /** Whether races may end while the node goes down: others of the cluster take the new ones. */
  readonly drains: boolean;
  /** Gives every race of this node its turn to tick. */
  readonly pacer: Pacer;
  /** Hears of each race that starts: one whose node dies is marked as abandoned. */
  readonly openRaces: OpenRaces;
  /** Knows where each racer's one seat is. */
  readonly seats: RaceSeats;
  /** Puts a finished race where the end of the process does not reach it, before anybody sees its results. */
  keep(outcome: RaceOutcome): Promise<void>;
  /** Takes a finished race over: it reaches the database even when that is away now. @returns whether it is there */
  settle(outcome: RaceOutcome): Promise<boolean>;
}

/** The server's clock in milliseconds since 1970: it never jumps. */
export const clockMs = (): number => performance.timeOrigin + performance.now();
