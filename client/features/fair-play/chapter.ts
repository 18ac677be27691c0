import type { Chapter } from "#shared/rules/fair-play/chapter.ts";

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What happened, and what happens next. */
export const WORDS: Readonly<Record<Chapter, Words>> = {
  foul: {
    title: "This race ended early",
    text: "It doesn't count, but that's all. Your cash, your cars and your other races are safe. If you think we got it wrong, a person can take a look.",
  },
  held: {
    title: "Your reward is waiting for you",
    text: "Your place in the race counts, and your reward is safe. A few things were unusual, and that happens to honest racers too. Show your speed once, it takes 25 seconds, and it's yours. Or ask a person.",
  },
  fast: {
    title: "Wow, that was fast!",
    text: "Your place in the race counts, and your reward is safe. It was faster than what counts right away, so it waits until you've shown your speed once. It takes 25 seconds. Or ask a person.",
  },
  moderated: {
    title: "A person will look at this race",
    text: "Your place in the race counts, and your reward is safe. A few things were unusual, so someone from our team decides, usually within a day. Ask them, and it goes first.",
  },
  checked: {
    title: "Your reward is waiting for you",
    text: "There's nothing wrong with this race. After a long session, or lots of logins in a short time, we ask everyone to do a quick check. Pass it, and the reward is yours.",
  },
  asked: {
    title: "A person is looking at this race",
    text: "There's nothing else you need to do. We'll tell you when there's an answer, and nothing changes until then.",
  },
  "asked-held": {
    title: "A person is looking at this race",
    text: "Your reward is safe, and we'll tell you when there's an answer. There's nothing else you need to do. Showing your speed is quicker, if you like: it takes 25 seconds.",
  },
  paid: {
    title: "All good",
    text: "The reward is yours. Here's why we asked.",
  },
  upheld: {
    title: "You were right",
    text: "A person checked your typing and agreed with you. This race now counts in full. Thanks for telling us.",
  },
  dismissed: {
    title: "The result stands",
    text: "A person checked your typing and left the result as it is. It's only one race, and the next one is a fresh start.",
  },
  due: {
    title: "This race is being added up",
    text: "Your reward will be here in a moment. There's nothing you need to do.",
  },
  counts: {
    title: "This race counts",
    text: "There's nothing to explain here. Great driving!",
  },
};
