import { stampOf, type Stamp } from "#shared/units.ts";

/** @source core §9 Time check tolerance */
const TOLERANCE_SECONDS = 600;
/** An answer that took longer, as one that waited while the computer slept, says nothing about the clock. */
const FRESH_MS = 30_000;
const NAME = "computer-time";
const SENTENCE =
  "Your computer's date or time is incorrect. Please set it correctly, and then come back. We will wait for you!";

/** What time it really is, and what this computer believed when they were compared. */
export interface ComputerTime {
  readonly correctStamp: Stamp;
  readonly currentStamp: Stamp;
}

/** Whether a computer's clock is too far off for its session. @source core §5 Session token checks */
export const isClockOff = ({ correctStamp, currentStamp }: ComputerTime): boolean =>
  Math.abs(correctStamp - currentStamp) > TOLERANCE_SECONDS;

/** `#computer-time`, the correct stamp and the current one. @source core §2 Other paths */
export const computerTimeHash = ({ correctStamp, currentStamp }: ComputerTime): string =>
  `#${NAME}/${correctStamp}/${currentStamp}`;

/** Reads the hash of `/login` back; undefined when it is about something else. */
export function readComputerTime(hash: string): ComputerTime | undefined {
  const [, correct, current] = /^#computer-time\/(\d{1,12})\/(\d{1,12})$/.exec(hash) ?? [];
  if (correct === undefined || current === undefined) return undefined;
  return { correctStamp: Number(correct) as Stamp, currentStamp: Number(current) as Stamp };
}

let wasTold = false;

/** Compares the clocks; says once a page that this one is wrong. @source core §8 Wrong computer clock */
export function checkClock(serverStamp: Stamp, sentMs: number): void {
  const now = new Date();
  const time = { correctStamp: serverStamp, currentStamp: stampOf(now) };
  if (wasTold || now.getTime() - sentMs > FRESH_MS || !isClockOff(time)) return;
  wasTold = true;
  if (location.hash.startsWith(`#${NAME}`)) return;
  alert(SENTENCE);
  location.assign(`/login${computerTimeHash(time)}`);
}
