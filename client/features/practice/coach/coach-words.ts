import type { CoachPlan, EndedFortnight } from "#shared/contracts/race/coach.ts";
import { formatCount, formatNumber, formatUpTo } from "#shared/format/figures.ts";
import { COACH } from "#shared/rules/coach/numbers.ts";
import { minutes } from "#shared/units.ts";

import { pairName } from "../../../ui/data/key-names.ts";
import type { AimResult } from "./coach-round.ts";

type Site = CoachPlan["site"];
type Gain = NonNullable<CoachPlan["finding"]>;
type Figure = Pick<Gain, "gain" | "error">;

/** What is coached on a site. */
export const partsWord = (site: Site): "pairs" | "facts" => (site === "type" ? "pairs" : "facts");
export const partsCount = (site: Site, count: number): string => formatCount(count, site === "type" ? "pair" : "fact");

/** The half that isn't coached, not by name. */
export const restWords = (site: Site, count: number): string =>
  `${formatCount(count, site === "type" ? "other pair" : "other fact")} ${count === 1 ? "is" : "are"}`;

const percent = (share: number, digits: 0 | 1 = 0): string => `${formatUpTo(Math.abs(share) * 100, digits)}%`;
const giveOrTake = ({ error }: Figure, digits: 0 | 1 = 0): string => `give or take ${percent(error, digits)}`;
const rounded = (share: number, digits: 0 | 1 = 0): number => Math.round(share * 100 * 10 ** digits);

/** "6% quicker" */
export function gainWords({ gain }: Figure): string {
  if (rounded(gain) === 0) return "as quick as before";
  return `${percent(gain)} ${gain > 0 ? "quicker" : "slower"}`;
}

export const errorWords = (figure: Figure): string => giveOrTake(figure);

/** What the coached half gained beyond the other, and whether that says anything. */
export function moreWords(site: Site, more: Figure & { readonly isSure: boolean }): string {
  const parts = partsWord(site);
  if (rounded(more.gain) === 0) return `The halves don't differ, ${giveOrTake(more)}.`;
  const [better, other] =
    more.gain > 0 ? [`The coached ${parts}`, "the others"] : ["The others", `the coached ${parts}`];
  const found = `${better} got ${percent(more.gain)} quicker than ${other}, ${giveOrTake(more)}`;
  if (!more.isSure) return `${found}: that could be chance.`;
  return more.gain > 0 ? `${found}: the coach helped you.` : `${found}: you did better without the coach.`;
}

function amount({ gain }: Figure, digits: 0 | 1 = 0): string {
  if (rounded(gain, digits) === 0) return "as much as the others";
  return `${percent(gain, digits)} ${gain > 0 ? "more" : "less"}`;
}

/** What all racers together show. */
export function findingWords({ racers, isSure, ...figure }: Gain): string {
  const than = rounded(figure.gain, 1) === 0 ? "" : " than the half left alone";
  const found = `Over ${formatNumber(racers)} racers, the coached half gained ${amount(figure, 1)}${than}, ${giveOrTake(figure, 1)}: `;
  if (!isSure) return `${found}so far we can't tell whether the coach helps.`;
  return found + (figure.gain > 0 ? "the coach helps." : "practising this way doesn't help.");
}

/** Why two weeks say nothing. */
export function untoldWords(site: Site, { days }: EndedFortnight): string {
  return days < COACH.fewestDays
    ? `You practised on ${formatCount(days, "day")}. We need ${COACH.fewestDays} days to tell whether it helped.`
    : `Your races in the second week had too few of these ${partsWord(site)} to tell.`;
}

/** "4 of 10 minutes" */
export const minutesWords = (todayMs: number): string =>
  `${formatNumber(begunMinutes(todayMs))} of ${formatCount(SESSION_MINUTES, "minute")}`;

const SESSION_MINUTES = COACH.session / minutes(1);
/** A minute that was begun counts, and the last one when it's full. */
const begunMinutes = (todayMs: number): number =>
  todayMs >= COACH.session ? SESSION_MINUTES : Math.min(SESSION_MINUTES - 1, Math.ceil(todayMs / minutes(1)));

export const whyWords = ({ isMissed }: { readonly isMissed: boolean }): string =>
  isMissed ? "goes wrong" : "takes long";

/** "th: 17 of 18 right first time", without what it is about. */
export const rightWords = (right: number, times: number): string => `${right} of ${times} right first time`;

/** The same by ear. */
export function aimWords({ pair, right, times }: AimResult): string {
  if (times === 0) return "That's done.";
  return `${pair === undefined ? "" : `${pairName(pair)}: `}${rightWords(right, times)}.`;
}
