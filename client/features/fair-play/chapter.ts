import type { OwnRace } from "#shared/contracts/own-race.ts";

/** The current state of a race for its racer. */
export type Chapter =
  | "foul"
  | "held"
  | "checked"
  | "asked"
  | "asked-held"
  | "paid"
  | "upheld"
  | "dismissed"
  | "due"
  | "counts";

export function chapterOf({ foul, reward, signals, appeal }: OwnRace): Chapter {
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

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What happened, and what happens next. */
export const WORDS: Readonly<Record<Chapter, Words>> = {
  foul: {
    title: "This race ended early",
    text: "It does not count, and that is all: your cash, your cars and every other race are as they were. If you think the rule got it wrong, a person will look.",
  },
  held: {
    title: "Your reward is waiting for you",
    text: "Your place in the race counts. A few things about the typing were unusual together, so we would like to know that a person was at the keys. Pass the bot check, and the reward is yours.",
  },
  checked: {
    title: "Your reward is waiting for you",
    text: "Nothing is wrong with this race. After a long session, or many log-ins in a short time, we ask everybody for a quick check. Pass it, and the reward is yours.",
  },
  asked: {
    title: "A person is looking at this race",
    text: "You need do nothing more. The answer will be on this page, and nothing else changes for you until then.",
  },
  "asked-held": {
    title: "A person is looking at this race",
    text: "The reward is kept safe, and the answer will be on this page. The bot check is the quicker way: pass it, and the reward is yours at once.",
  },
  paid: {
    title: "All is well",
    text: "The check is passed and the reward is yours. This is what made us ask.",
  },
  upheld: {
    title: "You were right",
    text: "A person looked at your keys and agreed with you: nothing stands against this race any more. Thank you for telling us.",
  },
  dismissed: {
    title: "The rule stands for this race",
    text: "A person looked at your keys and left it as it is. It is one race: the next one starts fresh.",
  },
  due: {
    title: "This race is being added up",
    text: "The reward comes by itself in a moment. There is nothing you need to do.",
  },
  counts: {
    title: "This race counts",
    text: "There is nothing to explain here. Well driven!",
  },
};
