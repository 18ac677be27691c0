import type { Dice } from "#shared/rules/chance.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import type { Tokens } from "#shared/server/users/tokens.ts";
import type { App } from "#shared/server/work.ts";

import type { OpenRaces } from "./open-races.ts";
import type { OpenSockets } from "./open-sockets.ts";

/** What every room of this node has at hand. */
export interface House {
  readonly app: App;
  readonly tokens: Tokens;
  readonly sockets: OpenSockets;
  readonly dice: Dice;
  /** Whether races may end while the node goes down: others of the cluster take the new ones. */
  readonly drains: boolean;
  /** Hears of each race that starts: one whose node dies is marked as abandoned. */
  readonly openRaces: OpenRaces;
  /** Takes a finished race over: it reaches the database even when that is away now. */
  settle(outcome: RaceOutcome): Promise<void>;
}

/** The server's clock in milliseconds since 1970: it never jumps. */
export const clockMs = (): number => performance.timeOrigin + performance.now();
