import { named } from "../../ui/data/as-is.tsx";

/** After this many wrong keys in a row it is not a slip any more. */
const WRONG_BEFORE_HELP = 3;

interface Standstill {
  /** Wrong presses since the last right one. */
  readonly wrongRun: number;
  /** The expected character. */
  readonly wanted: string;
  readonly isCapsLock: boolean;
}

/** Help for a racer who presses wrong keys repeatedly; undefined when not needed. */
export function stuckWords({ wrongRun, wanted, isCapsLock }: Standstill): string | undefined {
  if (wrongRun < WRONG_BEFORE_HELP) return undefined;
  const isCapital = wanted !== wanted.toLowerCase();
  if (isCapsLock && !isCapital) return "Caps Lock is on";
  return `Next: ${wanted === " " ? "space" : named(wanted)}`;
}
