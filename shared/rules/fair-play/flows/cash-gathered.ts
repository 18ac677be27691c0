import type { Stamp } from "../../../units.ts";
import { over, type Signal } from "../signal.ts";
import { shareGiven, type CashFlow, type Winnings } from "./cash-flow.ts";
import { FLOWS } from "./numbers.ts";

/** What one other account gives to the racer at hand, and what that one's races paid. */
export interface Giver {
  readonly flow: CashFlow;
  readonly won: Winnings | undefined;
}

/** Several accounts give one racer nearly all that their races paid, each: measured as how many. */
export function cashGathered(givers: readonly Giver[], now: Stamp): Signal {
  const shares = givers.flatMap(({ flow, won }) => shareGiven(flow, won, FLOWS.cash.leastRacesEach, now) ?? []);
  const giving = shares.filter((share) => share > FLOWS.cash.share);
  return over({ code: "cash-gathered", kind: "cash" }, shares.length === 0 ? null : giving.length, FLOWS.cash.givers);
}
