/** The current state of a race for its racer. */
export const CHAPTERS = [
  "foul",
  "held",
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

/** What became of a race. */
interface Ending {
  readonly foul: object | null;
  readonly reward: { readonly state: "due" | "held" | "paid" | "refused" } | null;
  /** What was unusual about it. */
  readonly signals: readonly object[];
  readonly appeal: "open" | "upheld" | "dismissed" | null;
}

export function chapterOf({ foul, reward, signals, appeal }: Ending): Chapter {
  if (appeal === "upheld") return "upheld";
  if (reward?.state === "paid") return signals.length > 0 ? "paid" : "counts";
  if (appeal === "dismissed" || reward?.state === "refused") return "dismissed";
  if (reward?.state === "held") {
    if (appeal === "open") return "asked-held";
    return signals.length > 0 ? "held" : "checked";
  }
  if (foul) return appeal === "open" ? "asked" : "foul";
  return reward?.state === "due" ? "due" : "counts";
}

export const canAppeal = (chapter: Chapter): boolean => chapter === "foul" || chapter === "held";

/** Whether the bot check frees the reward. */
export const canCheck = (chapter: Chapter): boolean =>
  chapter === "held" || chapter === "checked" || chapter === "asked-held";
