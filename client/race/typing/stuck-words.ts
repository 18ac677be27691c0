/** After so many wrong keys in a row it is no slip any more. */
const WRONG_BEFORE_HELP = 3;

interface Standstill {
  /** Wrong presses since the last right one. */
  readonly wrongRun: number;
  /** The character that the text wants. */
  readonly wanted: string;
  readonly isCapsLock: boolean;
}

/** What helps somebody who presses wrong key after wrong key; undefined while nothing has to be said. */
export function stuckWords({ wrongRun, wanted, isCapsLock }: Standstill): string | undefined {
  if (wrongRun < WRONG_BEFORE_HELP) return undefined;
  const isCapital = wanted !== wanted.toLowerCase();
  if (isCapsLock && !isCapital) return "Caps Lock is on";
  return `Next: ${wanted === " " ? "space" : wanted}`;
}
