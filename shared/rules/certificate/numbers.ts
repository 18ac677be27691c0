import { hours, ms, seconds } from "../../units.ts";

/** The certificate race. @source rules Certificate of speed */
export const CERTIFICATE = {
  countdown: seconds(4),
  length: seconds(25),
  /** What is on its way at the end may still arrive. */
  grace: seconds(1),
  /** How far a press may be ahead of its arrival: a clock that runs a little fast (ms). */
  aheadMs: ms(100),
  /** The share of a held result's speed that has to be reached. */
  share: 0.8,
  /** The share of what was written that has to be right: a program that reads half of the words misses it, people on hard pictures do not. */
  leastRight: { type: 0.9, math: 0.8 },
  /** More than this share of at least so many waits within a few milliseconds of each other. People: below a third, on clocks of 100 ms below three quarters. */
  metronome: { fewest: 30, withinMs: 4, share: 0.85 },
  /** Results up to this many WPM count at once without a certificate. */
  uncertifiedWpm: 100,
  /** Lines of a typing trial, more than anybody types in that time, and problems of a math trial. */
  lines: { type: 22, math: 40 },
  /** The pictures that a racer has besides that of the line that is typed. */
  linesAhead: 1,
  /** Characters of a written line, several times as many as a picture shows; more have no effect. */
  longestLine: 200,
  /** Trials that a racer may begin: chance must not win one in the end. */
  tries: { inHour: 5, inDay: 12, hour: hours(1), day: hours(24) },
} as const;
