import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

import { readConfig } from "../shared/server/platform/config.ts";
import { closeInOrder, onEndSignal, type OnClose } from "../shared/server/platform/process.ts";
import type { App } from "../shared/server/platform/work.ts";
import { open, type OpenOptions } from "../shared/server/services.ts";

/**
 * Runs an operator's command on the product's database. A failure is one sentence and exit code 1. Whoever ends it early
 * leaves no database running.
 */
export async function withApp(
  run: (app: App) => Promise<void>,
  { migrates = false }: Partial<OpenOptions> = {},
): Promise<void> {
  const closes: Parameters<OnClose>[0][] = [];
  let ending: Promise<void> | undefined;
  const end = (): Promise<void> => (ending ??= closeInOrder(closes));
  onEndSignal(() => void end().finally(() => process.exit(1)));
  try {
    const { app } = await open(readConfig(process.env), (close) => void closes.push(close), { migrates });
    await run(app);
  } catch (error) {
    // What was closed under it fails.
    if (!ending) console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await end();
  }
}

/** The words and options behind a command; an unknown option is one sentence and exit code 1. */
export function commandLine<const O extends ParseArgsOptionsConfig>(options: O) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Shows how a command is used; exits successfully when asked for by no word or `--help`. */
export function showHelp(help: string, isAsked: boolean): void {
  console.log(help);
  process.exitCode = isAsked ? 0 : 1;
}

export const dateOf = (stamp: number): string => new Date(stamp * 1_000).toISOString().slice(0, 16);

/** What players wrote can neither begin a line nor steer the terminal. */
export const inLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, " / ").replaceAll(/\p{C}/gu, "\u{fffd}");
