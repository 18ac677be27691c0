import { minutes, ms, seconds } from "../../units.ts";

/** Durations of presence, in milliseconds. @source core §9, rules Realtime */
export const PRESENCE_TIMES = {
  /** A line on which nothing comes for so long is closed. */
  idleMs: minutes(15),
  /** A page that is used checks in at least so often. */
  checkInEveryMs: seconds(60),
  /** A line that answers no check-in for so long is opened anew. */
  answeredWithinMs: seconds(20),
  /** A reload is no going and coming. */
  graceMs: seconds(5),
} as const;

/** So many lines an account holds on a node: one for each open page. */
export const MOST_LINES = 10;

/** Quick tries at a line that broke, and slow ones after them. */
export const LINE_TRIES = {
  /** @source core §9 Reconnect retries */
  quick: 4,
  quickMs: seconds(2),
  slowMs: seconds(60),
  /** A wait is shorter or longer by up to this share, so that a node's players do not all come at once. */
  jitter: 0.8,
  /** Pages that change faster than this check in together. */
  gatherMs: ms(250),
} as const;

/** A bearer token this old is answered with a new one: by a call, or over the line. @source design Identity */
export const TOKEN_RENEWAL = minutes(5);
