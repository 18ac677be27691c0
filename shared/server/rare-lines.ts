import type { Log } from "./log.ts";

const APART_MS = 10_000;

/** What was said of one kind of trouble lately. */
interface Said {
  atMs: number;
  unsaid: number;
}

const saidIn = new WeakMap<object, Map<string, Said>>();

/**
 * Warns of what comes again and again while something is away: of each sentence at most one line in ten seconds, with how
 * many more there were since the last one. No stack: the place in the code tells nothing about a server that is down.
 */
export function warnRarely(log: Pick<Log, "warn">, error: unknown, sentence: string, more: object = {}): void {
  const saidHere = saidIn.get(log) ?? new Map<string, Said>();
  saidIn.set(log, saidHere);
  const said = saidHere.get(sentence);
  const nowMs = performance.now();
  if (said && nowMs - said.atMs < APART_MS) {
    said.unsaid++;
    return;
  }
  const cause = error instanceof Error ? error.message : String(error);
  log.warn({ ...more, cause, ...(said && said.unsaid > 0 && { unsaid: said.unsaid }) }, sentence);
  saidHere.set(sentence, { atMs: nowMs, unsaid: 0 });
}
