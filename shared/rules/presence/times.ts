import { minutes, ms, seconds } from "../../units.ts";

/** Durations of presence, in milliseconds. @source core §9, rules Realtime */
export const PRESENCE_TIMES = {
  /** A connection is closed after this long without a message. */
  idleMs: minutes(15),
  /** The longest interval between check-ins of an active page. */
  checkInEveryMs: seconds(60),
  /** A connection without an answer to a check-in is reopened after this long. */
  answeredWithinMs: seconds(20),
  /** A reload does not count as leaving and returning. */
  graceMs: seconds(5),
} as const;

/** For how long a node keeps what changed, in seconds: a page that knows less long asks for what it shows of it. */
export const CHANGES_KEPT = 300;
/** The clocks of the product's machines differ by this at most, in seconds. */
export const CLOCKS_APART = 2;

/** The limit of an account's connections to a node: one for each open page. */
export const MOST_LINES = 10;

/** Quick reconnect attempts, then slow ones. */
export const LINE_TRIES = {
  /** @source core §9 Reconnect retries */
  quick: 4,
  quickMs: seconds(2),
  slowMs: seconds(60),
  /** Each wait varies by up to this share, so that a node's players do not all reconnect at once. */
  jitter: 0.8,
  /** Page changes faster than this share one check-in. */
  gatherMs: ms(250),
} as const;

/** A bearer token this old is renewed: by a call, or over the connection. @source design Identity */
export const TOKEN_RENEWAL = minutes(5);
