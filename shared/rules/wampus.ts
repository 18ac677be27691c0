import type { Dice } from "./chance.ts";

/** @source rules Race The Wampus */
export const WAMPUS = { name: "The Wampus", share: 0.03, speed: 1.1 } as const;

interface WampusSeat {
  readonly isBot: boolean;
  /** WPM. */
  readonly speed: number;
}

/**
 * The seat that the Wampus takes in a full public race, and its speed; undefined in most races.
 *
 * @returns the slot of the bot that gives way, and WPM
 */
export function wampusOf(
  seats: readonly WampusSeat[],
  slots: number,
  dice: Dice,
): { slot: number; wpm: number } | undefined {
  const slot = seats.findIndex((seat) => seat.isBot);
  if (seats.length < slots || slot === -1 || dice() >= WAMPUS.share) return undefined;
  const fastest = Math.max(...seats.filter((seat) => !seat.isBot).map((seat) => seat.speed));
  return { slot, wpm: Math.round(fastest * WAMPUS.speed) };
}
