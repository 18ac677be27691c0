import { StartProblem } from "./config.ts";

type Close = () => Promise<void>;

/** Registers what must be closed when the process ends: the last opened closes first. */
export type OnClose = (close: Close) => void;

const HARD_STOP_MS = 20_000;

/**
 * Runs a process: starts it, and on Ctrl-C or SIGTERM closes what it opened, last opened first. A `StartProblem` is
 * printed as one sentence, with exit code 1.
 *
 * @param hardStopMs the process ends after this, whatever is still open
 */
export async function runProcess(
  start: (onClose: OnClose) => Promise<void>,
  hardStopMs: number = HARD_STOP_MS,
): Promise<void> {
  const closes: Close[] = [];
  let closing: Promise<void> | undefined;
  const closeAll = (): Promise<void> => (closing ??= closeInOrder(closes));
  const stop = (): void => {
    if (closing) return;
    setTimeout(() => process.exit(1), hardStopMs).unref();
    void closeAll().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  // Libraries send Redis commands without awaiting them: an unhandled failure must not end all races.
  process.on("unhandledRejection", (error) => console.error("Something failed that nobody waited for:", error));
  try {
    await start((close) => void closes.push(close));
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error);
    await closeAll();
    process.exit(1);
  }
}

/** Closes what was opened, the last first. */
export async function closeInOrder(closes: readonly Close[]): Promise<void> {
  for (const close of closes.toReversed()) await close();
}
