import type { LongerTime } from "../classes/needs.ts";
import { RACE } from "./numbers.ts";

interface WithLonger {
  readonly longer?: LongerTime | undefined;
}

/** How much longer than others' a race of some racers may last. */
export const moreTimeMs = (racers: readonly WithLonger[]): number =>
  RACE.capMs * (Math.max(1, ...racers.map(({ longer }) => longer?.race ?? 1)) - 1);

/** How long somebody may stand still before they are warned, and before they are out. */
export const idleTimes = ({ longer }: WithLonger): { readonly warnMs: number; readonly outMs: number } => ({
  warnMs: RACE.idleWarnMs * (longer?.idle ?? 1),
  outMs: RACE.idleOutMs * (longer?.idle ?? 1),
});
