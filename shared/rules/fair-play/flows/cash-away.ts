import type { Stamp } from "../../../units.ts";
import { over, type Signal } from "../signal.ts";
import { mostOf, shareGiven, type CashFlow, type Winnings } from "./cash-flow.ts";
import { FLOWS } from "./numbers.ts";

/** Nearly all that an account's races paid goes to one other: a farm, or somebody very kind. */
export const cashAway = (flows: readonly CashFlow[], won: Winnings | undefined, now: Stamp): Signal =>
  over(
    { code: "cash-away", kind: "cash" },
    shareGiven(mostOf(flows), won, FLOWS.cash.leastRaces, now),
    FLOWS.cash.share,
  );
