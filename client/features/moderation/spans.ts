import { formatCount } from "#shared/format/figures.ts";
import type { Decision } from "#shared/rules/moderation-cases.ts";
import { MUTE_DAYS } from "#shared/rules/moderation.ts";

type WithSpan = Extract<Decision, "mute" | "ban">;

export const hasSpan = (decision: Decision): decision is WithSpan => decision === "mute" || decision === "ban";

const FOR_GOOD = "for-good";
const days = (count: number) => ({ value: String(count), label: formatCount(count, "day") });

export const FIRST_SPAN = String(MUTE_DAYS[0]);

/** How long a mute or a ban may last. */
export const SPANS = {
  mute: MUTE_DAYS.map(days),
  ban: [...MUTE_DAYS, 365].map(days).concat({ value: FOR_GOOD, label: "For good" }),
} as const;

/** What stays picked when the decision changes: a span that the new one hasn't gives way to the first. */
export const spanKept = (decision: Decision, span: string): string =>
  hasSpan(decision) && !SPANS[decision].some(({ value }) => value === span) ? FIRST_SPAN : span;

/** null: for good. */
export const daysOf = (span: string): number | null => (span === FOR_GOOD ? null : Number(span));

/** "For 7 days." */
export const spanSentence = (span: string): string =>
  span === FOR_GOOD ? "For good." : `For ${formatCount(Number(span), "day")}.`;
