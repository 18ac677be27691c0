import type { Stamp } from "#shared/units.ts";

/** What time it really is, and what this computer believed when they were compared. */
export interface ComputerTime {
  readonly correctStamp: Stamp;
  readonly currentStamp: Stamp;
}

/** `#computer-time`, the correct stamp and the current one. @source core §2 Other paths */
export const computerTimeHash = ({ correctStamp, currentStamp }: ComputerTime): string =>
  `#computer-time/${correctStamp}/${currentStamp}`;

/** Reads the hash of `/login` back; undefined when it is about something else. */
export function readComputerTime(hash: string): ComputerTime | undefined {
  const [, correct, current] = /^#computer-time\/(\d{1,12})\/(\d{1,12})$/.exec(hash) ?? [];
  if (correct === undefined || current === undefined) return undefined;
  return { correctStamp: Number(correct) as Stamp, currentStamp: Number(current) as Stamp };
}
