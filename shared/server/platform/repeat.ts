import type { Log } from "./log.ts";
import type { OnClose } from "./process.ts";
import { warnRarely } from "./rare-lines.ts";

interface Repeated {
  readonly everyMs: number;
  /** The log message when it fails; it is repeated all the same. */
  readonly failure: string;
  readonly work: () => Promise<unknown>;
}

/** Repeats something until the process closes; runs never overlap. */
export function repeat({ everyMs, failure, work }: Repeated, log: Log, onClose: OnClose): void {
  let working: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    working ??= work()
      .catch((error: unknown) => warnRarely(log, error, failure))
      .finally(() => (working = undefined));
  }, everyMs);
  onClose(async () => {
    clearInterval(timer);
    await working;
  });
}
