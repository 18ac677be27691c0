import { after, type Stamp } from "../../../units.ts";
import { FLOWS } from "./numbers.ts";

/** What an account's races paid lately. */
export interface Winnings {
  readonly cash: number;
  readonly races: number;
  /** When the first of these races started. */
  readonly sinceStamp: Stamp;
}

/** Cash that went from one account to another by gifts, and what came back. */
export interface CashFlow {
  readonly sent: number;
  /** Days (UTC) on which it was sent. */
  readonly days: number;
  readonly cameBack: number;
}

const NO_FLOW: CashFlow = { sent: 0, days: 0, cameBack: 0 };

/** Whether so much was given, and so often, that it may be a flow. */
export const isMuch = ({ sent, days }: CashFlow): boolean =>
  sent >= FLOWS.cash.leastCash && days >= FLOWS.cash.leastDays;

/**
 * The part of what the giver's races paid that went this way. Nothing is said of fewer races than `least`. Where there were more races than are looked at, they stand for
 * the whole time.
 *
 * @returns null where it is too little to say
 */
export function shareGiven(flow: CashFlow, won: Winnings | undefined, least: number, now: Stamp): number | null {
  if (!won || !isMuch(flow) || won.races < least || won.cash <= 0) return null;
  const seen = Math.max(1, now - won.sinceStamp);
  const whole = after(now, FLOWS.within) - now;
  const cash = won.races < FLOWS.cash.races ? won.cash : won.cash * Math.max(1, whole / seen);
  return Math.max(0, flow.sent - flow.cameBack) / cash;
}

/** The flow to the racer who got most, less what came back. */
export const mostOf = (flows: readonly CashFlow[]): CashFlow =>
  flows.reduce((most, flow) => (flow.sent - flow.cameBack > most.sent - most.cameBack ? flow : most), NO_FLOW);
