import type { Chapter } from "#shared/rules/fair-play/chapter.ts";

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What happened, and what happens next. */
export const WORDS: Readonly<Record<Chapter, Words>> = {
  foul: {
    title: "This race ended early",
    text: "It doesn’t count, and that’s all: your cash, your cars and your other races stay as they were. If you think the rule got it wrong, a person will take a look.",
  },
  held: {
    title: "Your reward is waiting for you",
    text: "Your place in the race counts. A few things about the typing were unusual together, so we’d like to know that a person was typing. Pass the bot check, and the reward is yours.",
  },
  checked: {
    title: "Your reward is waiting for you",
    text: "Nothing is wrong with this race. After a long session, or many log-ins in a short time, we ask everybody for a quick check. Pass it, and the reward is yours.",
  },
  asked: {
    title: "A person is looking at this race",
    text: "There’s nothing else you need to do. We’ll tell you when there’s an answer, and nothing changes for you until then.",
  },
  "asked-held": {
    title: "A person is looking at this race",
    text: "Your reward is safe, and we’ll tell you when there’s an answer. The bot check is quicker: pass it, and the reward is yours at once.",
  },
  paid: {
    title: "All is well",
    text: "You passed the check and the reward is yours. This is what made us ask.",
  },
  upheld: {
    title: "You were right",
    text: "A person checked your typing and agreed with you. Nothing stands against this race any more. Thank you for telling us.",
  },
  dismissed: {
    title: "The rule stands for this race",
    text: "A person checked your typing and left it as it is. It’s only one race: the next one starts fresh.",
  },
  due: {
    title: "This race is being added up",
    text: "Your reward will be here in a moment. There’s nothing you need to do.",
  },
  counts: {
    title: "This race counts",
    text: "There’s nothing to explain here. Well driven!",
  },
};
