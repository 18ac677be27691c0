import type { Log } from "./log.ts";

const APART_MS = 10_000;

/** The recent lines of one kind of trouble. */
interface Said {
  atMs: number;
  unsaid: number;
}

const saidIn = new WeakMap<object, Map<string, Said>>();

/**
 * Warns of repeated trouble while something is away: for each message at most one line in ten seconds, with the number
 * left out since the last. Without a stack, which says nothing about a server that is down.
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
