import type { Dice } from "#shared/rules/chance.ts";
import type { TableTimes } from "#shared/rules/race/numbers.ts";
import type { Tokens } from "#shared/server/accounts/sessions/tokens.ts";
import type { App } from "#shared/server/platform/work.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";

import type { OpenSockets } from "../colyseus/open-sockets.ts";
import type { ClassNews } from "./class-news.ts";
import type { Pacer } from "./pacer.ts";
import type { RaceSeats } from "./race-seats.ts";
import type { RunningRaces } from "./running-races.ts";

/** What every room of this node may use. */
export interface NodeContext {
  readonly app: App;
  readonly tokens: Tokens;
  readonly sockets: OpenSockets;
  readonly dice: Dice;
  readonly tableTimes: TableTimes;
  /** Whether races may end while the node goes down: others of the cluster take the new ones. */
  readonly drains: boolean;
  /** Gives every race of this node its turn to tick. */
  readonly pacer: Pacer;
  /** Records each race that starts, so that it is marked as abandoned if its node dies. */
  readonly runningRaces: RunningRaces;
  /** Knows where each racer's one seat is. */
  readonly seats: RaceSeats;
  /** Brings what races tell of pupils to their teachers. */
  readonly classNews: ClassNews;
  /** Stores a finished race so that it survives the end of the process, before anybody sees its results. */
  keep(outcome: RaceOutcome): Promise<void>;
  /** Settles a finished race, later if the database is away now. @returns whether it is settled */
  settle(outcome: RaceOutcome): Promise<boolean>;
}

/** The server's clock in milliseconds since 1970; monotonic. */
export const clockMs = (): number => performance.timeOrigin + performance.now();
