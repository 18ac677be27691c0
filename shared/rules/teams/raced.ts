import type { Site } from "../../content/site.ts";
import { accuracyOf, round2, wpmOf } from "../race/speed.ts";

/** What was raced for a team. */
export interface Raced {
  /** Right characters, or right answers. */
  readonly typed: number;
  /** Seconds. */
  readonly secs: number;
  readonly errs: number;
}

/** The speed and the accuracy of all races for a team together; undefined before the first. */
export function racedFor(
  site: Site,
  { typed, secs, errs }: Raced,
): { readonly speed: number; readonly accuracy: number } | undefined {
  if (secs <= 0) return undefined;
  const speed = site === "math" ? round2(typed / (secs / 60)) : wpmOf(typed, secs * 1_000);
  return { speed, accuracy: accuracyOf(typed, errs) };
}
