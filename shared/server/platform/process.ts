import { seconds, type Ms } from "../../units.ts";
import { readConfig, StartProblem } from "./config.ts";
import { newLog } from "./log.ts";

type Close = () => Promise<void>;

interface Closing {
  /** What hangs longer, ten seconds unless said otherwise, is left behind, and what was opened before it is closed all the same. */
  readonly withinMs?: Ms;
  /** Makes it close at once, whatever it waits for. What can be hurried has all the time that the process has until then. */
  readonly hurry?: () => void;
}

/** Registers what must be closed when the process ends: the last opened closes first. */
export type OnClose = (close: Close, closing?: Closing) => void;

const CLOSE_WITHIN: Ms = seconds(10);
/** Nothing waits that runs: what is still open after this hangs. */
const NOTHING_RUNS: Ms = seconds(30);
/** The longest that a process takes from the signal to its end: in time all is hurried, then left behind, then the rest is closed. */
export const endsWithin = (drainsWithin: Ms = NOTHING_RUNS): Ms => (drainsWithin + 2 * CLOSE_WITHIN) as Ms;
/** Ctrl-C, whoever ends services, and a terminal that is closed. */
const END_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** One press of Ctrl-C reaches a process by its terminal, by its parent, and once more when npm is gone. */
const SAME_SIGNAL: Ms = seconds(2);

interface ProcessOptions {
  /** What runs, such as races, is brought to its end before the process ends; after this it is hurried. */
  readonly drainsWithin?: Ms;
}

/**
 * Runs a process: starts it, and on Ctrl-C, SIGTERM or the end of its terminal closes what it opened, last opened first; on
 * a second one it waits for nothing. A `StartProblem` is printed as one sentence, with exit code 1.
 */
export async function runProcess(
  start: (onClose: OnClose) => Promise<void>,
  { drainsWithin }: ProcessOptions = {},
): Promise<void> {
  const closes: Close[] = [];
  const hurries: (() => void)[] = [];
  let stopping: { readonly sinceMs: number } | undefined;
  let code = 0;
  const closeAll = async (): Promise<void> => {
    for (let close = closes.pop(); close; close = closes.pop()) await close();
  };
  const end = (failed: number): void => {
    code ||= failed;
    setTimeout(() => process.exit(code), CLOSE_WITHIN).unref();
    void Promise.all(closes.splice(0).map((close) => close())).then(() => process.exit(code));
  };
  const hurryUp = (): void => {
    for (const hurry of hurries.splice(0)) hurry();
    setTimeout(end, CLOSE_WITHIN, 1).unref();
  };
  const leave = (): void => {
    stopping = { sinceMs: performance.now() };
    setTimeout(hurryUp, drainsWithin ?? NOTHING_RUNS).unref();
    void closeAll().then(() => process.exit(code));
  };
  const stop = (): void => {
    if (stopping) {
      if (performance.now() - stopping.sinceMs >= SAME_SIGNAL) hurryUp();
      return;
    }
    if (drainsWithin !== undefined && process.stdout.isTTY)
      console.log("Redline ends when the races that run have ended. Once more: at once.");
    leave();
  };
  onEndSignal(stop);
  // Libraries send Redis commands without awaiting them: an unhandled failure must not end all races.
  process.on("unhandledRejection", (error) => report(error, "something failed that nobody waited for"));
  try {
    await start((close, { withinMs = CLOSE_WITHIN, hurry } = {}) => {
      if (hurry) hurries.push(hurry);
      const closeInTime = (): Promise<void> =>
        (hurry ? close() : within(close, withinMs)).catch((error: unknown) => {
          code = 1;
          report(error, "something could not be closed");
        });
      if (stopping) void closeInTime();
      else closes.push(closeInTime);
    });
  } catch (error) {
    // What was closed under it fails to start.
    if (stopping) return;
    console.error(error instanceof StartProblem ? error.message : error);
    code = 1;
    leave();
  }
}

/** Says it where everything of this process is said, for those who collect that. */
function report(error: unknown, sentence: string): void {
  try {
    newLog(readConfig(process.env)).error({ err: error }, sentence);
  } catch {
    console.error(sentence, error);
  }
}

/** Calls for each signal that asks the process to end. */
export function onEndSignal(stop: () => void): void {
  for (const signal of END_SIGNALS) process.on(signal, stop);
  // A terminal that is gone takes no more lines.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/** Closes what was opened, the last first. */
export async function closeInOrder(closes: readonly Close[]): Promise<void> {
  for (const close of closes.toReversed()) await close();
}

/** Closes, or leaves behind what hangs. */
async function within(close: Close, limit: Ms): Promise<void> {
  const hangs = Promise.withResolvers<void>();
  const timer = setTimeout(hangs.resolve, limit);
  await Promise.race([close(), hangs.promise]).finally(() => clearTimeout(timer));
}
