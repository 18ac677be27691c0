import type { Log } from "./log.ts";
import type { OnClose } from "./process.ts";
import { warnRarely } from "./rare-lines.ts";

interface Repeated {
  readonly everyMs: number;
  /** What the log says when it fails; it is done again all the same. */
  readonly failure: string;
  readonly work: () => Promise<unknown>;
}

/** Does something again and again until the process closes, one time after the other. */
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
