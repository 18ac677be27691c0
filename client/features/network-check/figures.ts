import { formatDuration, formatNumber, formatPercent } from "#shared/format/figures.ts";
import { clockAhead, delayOf, median } from "#shared/rules/network-check/figures.ts";
import { lossOf } from "#shared/rules/network-check/judge.ts";
import type { CheckName, Measured, MeasuredLine } from "#shared/rules/network-check/measured.ts";
import { seconds } from "#shared/units.ts";

const ms = (span: number): string => `${formatNumber(Math.round(span))} ms`;

const OUTCOMES: Readonly<Record<MeasuredLine["outcome"], string>> = {
  passed: "open",
  late: "open, very slow",
  swallowed: "opens, passes nothing",
  refused: "refused",
  silent: "no answer",
};

/** One socket in words: where, how it stands, and how quick it is. */
export function lineFigure({ address, outcome, roundTripsMs }: MeasuredLine): string {
  const usual = median(roundTripsMs);
  return `${address}: ${OUTCOMES[outcome]}${usual === undefined ? "" : `, ${ms(usual)}`}`;
}

const clockFigure = ({ dated }: Measured["clock"]): readonly string[] => {
  const clock = clockAhead(dated);
  if (!clock) return [];
  if (Math.abs(clock.aheadMs) <= clock.unsureMs) return ["no difference"];
  const span = formatDuration(seconds(Math.round(Math.abs(clock.aheadMs) / 1_000)));
  return [`${span} ${clock.aheadMs > 0 ? "fast" : "slow"}`];
};

const delayFigure = ({ roundTripsMs }: Measured["delay"]): readonly string[] => {
  const delay = delayOf(roundTripsMs);
  return delay
    ? [`usually ${ms(delay.medianMs)}, 19 of 20 within ${ms(delay.p95Ms)}, jitter ${ms(delay.jitterMs)}`]
    : [];
};

const kept = (is: boolean): string => (is ? "yes" : "no");

/** What was measured of each check, in short lines; none where words say it all. */
const FIGURES: { readonly [C in CheckName]?: (measured: Measured[C]) => readonly string[] } = {
  line: ({ lines }) => lines.map(lineFigure),
  clock: clockFigure,
  delay: delayFigure,
  loss: (requests) => [
    `${formatNumber(requests.asked - requests.roundTripsMs.length)} of ${formatNumber(requests.asked)} unanswered (${formatPercent(lossOf(requests))})`,
  ],
  storage: ({ isLasting, isOfTab, hasCookies }) => [
    `local ${kept(isLasting)}, session ${kept(isOfTab)}, cookies ${kept(hasCookies)}`,
  ],
};

export const figuresOf = <C extends CheckName>(check: C, measured: Measured[C] | undefined): readonly string[] =>
  measured === undefined ? [] : (FIGURES[check]?.(measured) ?? []);
