import { CallProblem } from "../net/call.ts";
import { backOff, endBackOff, waitForCheck } from "./back-off.ts";

interface Due<T> {
  /** What the server should be asked for by now; undefined if nothing. */
  readonly due: () => T | undefined;
  /** Asks for it. A CallProblem that it throws makes the next one wait, for some minutes. */
  readonly ask: (due: T) => Promise<void>;
  /** Where something may have become due. Each returns how it is left. */
  readonly follow: readonly ((look: () => void) => () => void)[];
}

/**
 * Asks the server for what an open page finds due: what comes together at once, one call after the other, and after a
 * failure not for some minutes, which all of these share. Nothing is asked while nothing is due.
 *
 * @returns stops it
 * @source core §4, §8
 */
export function whenDue<T>({ due, ask, follow }: Due<T>): () => void {
  let timer: number | undefined;
  let isAsking = false;
  let isStopped = false;

  const look = (): void => {
    clearTimeout(timer);
    const now = isStopped || isAsking ? undefined : due();
    if (now !== undefined) timer = window.setTimeout(() => void askFor(now), waitForCheck());
  };

  const askFor = async (now: T): Promise<void> => {
    isAsking = true;
    try {
      await ask(now);
      endBackOff();
    } catch (problem) {
      backOff();
      if (!(problem instanceof CallProblem)) throw problem;
    } finally {
      isAsking = false;
    }
    look();
  };

  const leave = follow.map((each) => each(look));
  look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const each of leave) each();
  };
}
