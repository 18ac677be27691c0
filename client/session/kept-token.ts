import { lasting } from "./browser-storage.ts";

/** Where the token lies, beside the persisted session. */
export const TOKEN_KEY = "redline-token";

/** Storage is read each time, so what another tab stored counts at once. */
export const keptToken = (): string | undefined => lasting.getItem(TOKEN_KEY) ?? undefined;
export const keepToken = (token: string): void => lasting.setItem(TOKEN_KEY, token);
export const dropToken = (): void => lasting.removeItem(TOKEN_KEY);
