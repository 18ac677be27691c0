const NAME = "redline-math-race";
/** The seat is kept for so long. @source rules Race Disconnect */
const KEEP_MS = 20_000;

interface Kept {
  /** Opens the own seat again. */
  readonly reconnectionToken: string;
  readonly keptMs: number;
}

/** Leaves the own seat for the page after this one: a reload in the middle of a race goes on. */
export const keepSeat = (reconnectionToken: string): void =>
  sessionStorage.setItem(NAME, JSON.stringify({ reconnectionToken, keptMs: Date.now() } satisfies Kept));

/** Takes the seat that the page before left, once. */
export function takeKeptSeat(): string | undefined {
  const stored = sessionStorage.getItem(NAME);
  sessionStorage.removeItem(NAME);
  if (stored === null) return undefined;
  try {
    const { reconnectionToken, keptMs } = JSON.parse(stored) as Kept;
    return Date.now() - keptMs < KEEP_MS ? reconnectionToken : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
