import { minutes, ms, seconds, type Ms } from "../../units.ts";

/** The numbers of a live race. Durations in milliseconds. */
export const RACE = {
  slots: 5,
  /** A bot comes to a table after a random wait in this range. */
  botWaitMs: { min: ms(450), max: ms(950) },
  countdownMs: seconds(4),
  /** How long the room waits for seated racers to connect before the countdown begins. */
  gatherMs: seconds(6),
  /** Progress is shared once per tick, if anything changed. */
  tickMs: ms(100),
  /** The time left for the others after the third finisher. */
  afterThirdMs: seconds(60),
  capMs: minutes(3),
  /** How long keys typed before the end may still arrive. */
  graceMs: seconds(1),
  idleWarnMs: seconds(15),
  idleOutMs: seconds(30),
  comeBackMs: seconds(20),
  /** A key's own offset may be this much plus one round trip before its arrival. */
  fairSlackMs: ms(250),
  /** No round trip counts for more than this. */
  roundTripCapMs: ms(1_000),
} as const;

/** The bounds of what is noted of keys that were let go. */
export const RELEASES = {
  /** Of a key that is down for longer, nothing is noted. */
  longestMs: minutes(1),
  /** A batch that tells of more presses is not believed in any. */
  mostInBatch: 120,
} as const;

/** What a table waits for. Durations in milliseconds. */
export interface TableTimes {
  /** It goes when nobody has sat down for this long and nobody who fits is on the way. */
  readonly quietMs: Ms;
  /** It goes this long after its first racer sat down, whoever is on the way. */
  readonly mostMs: Ms;
  /** It goes at once with so many people. */
  readonly people: number;
}

export const TABLE_TIMES: TableTimes = { quietMs: seconds(3), mostMs: seconds(12), people: RACE.slots };

/** The fair-play thresholds that end a race for one racer. */
export const HARD_LIMITS = {
  burst: { characters: 30, withinMs: ms(250) },
  speed: { wpm: 300, forMs: seconds(5) },
  /** This many wrong characters in a row cannot come from reading the screen. */
  neverShown: { run: 60 },
} as const;

/**
 * Presses so close to each other are one phrase, where a racer's words come at once. Steno machines and keyboards of whole
 * words send letters 1 to 10 ms apart, and their strokes are 200 ms and more apart.
 */
export const PHRASES = { withinMs: ms(35) } as const;

/** The matchmaking band: ±15 % of the racer's average, 10 % wider each second. */
export const SPEED_BAND = { start: 0.15, perSecond: 0.1 } as const;

/** The assumed speed of a racer without an average yet (WPM). */
export const NEWCOMER_WPM = 35;
