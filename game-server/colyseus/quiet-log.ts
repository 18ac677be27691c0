import type { Log } from "#shared/server/platform/log.ts";

const LINES_A_MINUTE = 20;

/** The realtime library's log, limited per minute so that bad messages cannot flood it. */
export function quiet(log: Log) {
  const child = log.child({ from: "colyseus" });
  let minute = 0;
  let lines = 0;
  const write =
    (level: "debug" | "error" | "warn") =>
    (...args: unknown[]): void => {
      const now = Math.floor(Date.now() / 60_000);
      if (now !== minute) [minute, lines] = [now, 0];
      if (++lines <= LINES_A_MINUTE) child[level](args.map(firstLine).join(" "));
    };
  return {
    trace: write("debug"),
    debug: write("debug"),
    info: write("debug"),
    warn: write("warn"),
    error: write("warn"),
  };
}

/** The library logs whole stacks; invalid messages are not worth one. */
const firstLine = (part: unknown): string => String(part).split("\n", 1)[0] ?? "";
