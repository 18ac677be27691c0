import { lasting } from "../../browser/storages.ts";

/** Where the token lies, beside the persisted session. */
export const TOKEN_KEY = "redline-token";

const hearers = new Set<() => void>();

/** Tells of each token that this tab keeps from now on; other tabs hear of it by the storage event. */
export function onTokenKept(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** Storage is read each time, so what another tab stored counts at once. */
export const keptToken = (): string | undefined => lasting.getItem(TOKEN_KEY) ?? undefined;
export function keepToken(token: string): void {
  lasting.setItem(TOKEN_KEY, token);
  for (const hear of hearers) hear();
}
export const dropToken = (): void => lasting.removeItem(TOKEN_KEY);
