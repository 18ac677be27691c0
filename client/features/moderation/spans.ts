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

/** null: for good, which only a ban may last; a mute then lasts as long as any. */
export function daysOf(decision: WithSpan, span: string): number | null {
  const isOffered = SPANS[decision].some(({ value }) => value === span);
  if (!isOffered) return MUTE_DAYS.at(-1) ?? 1;
  return span === FOR_GOOD ? null : Number(span);
}
