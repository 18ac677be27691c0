import type { HoldKind, RewardHold } from "./reward-hold.ts";

/** The current state of a race for its racer. */
export const CHAPTERS = [
  "foul",
  "held",
  "fast",
  "moderated",
  "checked",
  "asked",
  "asked-held",
  "paid",
  "upheld",
  "dismissed",
  "due",
  "counts",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** What a list says in one word, in the words of 0.2.0, whose pages know no others. */
export type ListedChapter = Exclude<Chapter, "fast" | "moderated">;
export const LISTED_CHAPTERS = CHAPTERS.filter((chapter) => isListed(chapter));

function isListed(chapter: Chapter): chapter is ListedChapter {
  return chapter !== "fast" && chapter !== "moderated";
}

/** Every way to wait is one word in a list. */
export const listed = (chapter: Chapter): ListedChapter => (isListed(chapter) ? chapter : "held");

/** What became of a race. */
interface Ending {
  readonly foul: object | null;
  readonly reward: { readonly state: "due" | "held" | "paid" | "refused" } | null;
  /** What a held reward waits for; null for what a version before this one held. */
  readonly hold: RewardHold | null;
  /** What was unusual about it. */
  readonly signals: readonly object[];
  readonly appeal: "open" | "upheld" | "dismissed" | null;
  /** What paid it before a person had answered an appeal; null for a person's answer. */
  readonly answeredBy: HoldKind | null;
}

/** Answers to who asked a person about a race that something else paid. */
export const PAID_BY = {
  certificate: "Your certificate paid it, so nobody needs to look at it any more.",
  "bot-check": "The bot check paid it, so nobody needs to look at it any more.",
} as const;

/** Whether no person had to answer. */
export const isPaidBefore = (by: HoldKind | null | undefined): by is keyof typeof PAID_BY =>
  by === "certificate" || by === "bot-check";

export function chapterOf({ foul, reward, hold, signals, appeal, answeredBy }: Ending): Chapter {
  if (appeal === "upheld" && !isPaidBefore(answeredBy)) return "upheld";
  if (reward?.state === "paid") return signals.length > 0 ? "paid" : "counts";
  if (appeal === "dismissed" || reward?.state === "refused") return "dismissed";
  if (reward?.state === "held") return heldChapter(hold, appeal === "open");
  if (foul) return appeal === "open" ? "asked" : "foul";
  return reward?.state === "due" ? "due" : "counts";
}

function heldChapter(hold: RewardHold | null, isAsked: boolean): Chapter {
  if (hold === null || hold.kind === "bot-check") return "checked";
  if (hold.kind === "moderator") return isAsked ? "asked" : "moderated";
  if (isAsked) return "asked-held";
  return hold.reason === "speed" ? "fast" : "held";
}

/** Whether a person can be asked to look at the race. */
export const canAppeal = (chapter: Chapter): boolean => ["foul", "held", "fast", "moderated"].includes(chapter);

/** Whether the bot check frees the reward. */
export const canCheck = (chapter: Chapter): boolean => chapter === "checked";

/** Whether a certificate of speed frees the reward. */
export const canCertify = (chapter: Chapter): boolean => ["held", "fast", "asked-held"].includes(chapter);
