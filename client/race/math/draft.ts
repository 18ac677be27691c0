import { useMath } from "./math-store.ts";

/** What stands in the box; after a wrong answer it begins anew. */
const freshDraft = (): string => (useMath.getState().isWrong ? "" : useMath.getState().draft);

export const withDigit = (digit: string): string => freshDraft() + digit;

export const withoutLast = (): string => freshDraft().slice(0, -1);
