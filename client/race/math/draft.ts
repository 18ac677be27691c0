import { useMath } from "./math-store.ts";

/** The text in the box; restarted after a wrong answer. */
const freshDraft = (): string => (useMath.getState().isWrong ? "" : useMath.getState().draft);

export const withDigit = (digit: string): string => freshDraft() + digit;

export const withoutLast = (): string => freshDraft().slice(0, -1);
