import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import type { Evidence } from "./trace.ts";

/** Not one wrong press over many races. */
export function noErrors({ now, earlier }: Evidence): Signal {
  const { races } = SOFT_LIMITS.noErrors;
  const all = [...earlier, now];
  const run = all.length - 1 - all.findLastIndex(({ errors }) => errors > 0);
  return over({ code: "no-errors", kind: "errors" }, run, races - 1);
}
