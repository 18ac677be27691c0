import { upperContrast } from "./contrast.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import type { Evidence } from "./trace.ts";

/** Capitals, digits and marks come as quickly as small letters. */
export function hardKeys(evidence: Evidence): Signal {
  const { longer, fewest } = SOFT_LIMITS.hardKeys;
  return under({ code: "hard-keys", kind: "indifference" }, upperContrast(evidence, "hard", fewest), longer);
}
