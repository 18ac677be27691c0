import { skeleton } from "./skeleton.ts";

/** The look of a text without what somebody adds to have it again: marks and digits around its words. */
export function bareLook(text: string): string {
  const words = text
    .normalize("NFKC")
    .split(/[^\p{L}\p{M}\p{N}!|$]+/u)
    .map((word) => word.replace(/^[!|$\p{Nd}]+|[!|$\p{Nd}]+$/gu, ""));
  return skeleton(words.join("")) || skeleton(text);
}

/** By these a text that was hidden is known again. */
export const looksOf = (text: string): readonly string[] => [...new Set([skeleton(text), bareLook(text)])];
