import { upperContrast } from "./contrast.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import type { Evidence } from "./trace.ts";

/** No breath before a word: its first letter comes as quickly as the others. */
export function wordStarts(evidence: Evidence): Signal {
  const { longer, fewest } = SOFT_LIMITS.wordStarts;
  return under({ code: "word-starts", kind: "indifference" }, upperContrast(evidence, "start", fewest), longer);
}
