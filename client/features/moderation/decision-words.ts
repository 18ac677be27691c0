import type { CaseKind, Decision } from "#shared/rules/moderation-cases.ts";

import type { CaseFile } from "../../data/moderation/use-cases.ts";
import { named } from "../../ui/data/as-is.tsx";

interface Choice {
  readonly label: string;
  readonly hint: string;
  /** The button of the dialog. */
  readonly deed: string;
  /** What happens then, and whether it can be taken back. */
  readonly effect: string;
  /** Reasons to pick, in words for a player. */
  readonly reasons: readonly string[];
  readonly isHarsh?: boolean;
}

const STAYS = "The player can ask for a second look.";
const FINAL = "This can't be undone.";

const CHOICES: Readonly<Record<Decision, Choice>> = {
  release: {
    label: "Release",
    hint: "All of it is paid, and races as fast as that count right away from now on.",
    deed: "Release and pay",
    effect: `All that waits here is paid at once. ${FINAL}`,
    reasons: [
      "We looked at your typing, and it's yours. Thanks for waiting!",
      "You're simply quick. Races at this speed count right away from now on.",
      "Your keyboard types in an unusual way, and that's fine. Everything is paid.",
    ],
  },
  refuse: {
    label: "Refuse",
    hint: "None of it is ever paid. For signs of a program, certificates are revoked.",
    deed: "Refuse for good",
    effect: `None of what waits here is ever paid. ${FINAL}`,
    reasons: [
      "These races were typed by a program, so they don't count. Your next race is a fresh start.",
      "Keys came in a way that no hand types. Please race with your own hands.",
      "Someone else typed for you in these races. Please race on your own.",
    ],
    isHarsh: true,
  },
  uphold: {
    label: "The player was right",
    hint: "What was done is taken back.",
    deed: "Take it back",
    effect: `The player is told that they were right. ${FINAL}`,
    reasons: ["You were right, and we're sorry. It's taken back.", "We looked again, and this was our mistake."],
  },
  dismiss: {
    label: "It stands",
    hint: "Nothing changes, and the player is told why.",
    deed: "Let it stand",
    effect: `It stays as it is, and the player can't ask again. ${FINAL}`,
    reasons: [
      "We looked again, and the rule stands. Your next race is a fresh start.",
      "We looked again, and it stays as it is. The reason you read is still right.",
    ],
    isHarsh: true,
  },
  close: {
    label: "Close",
    hint: "Nothing comes of it, and the player never hears of it.",
    deed: "Close the report",
    effect: `Whoever reported hears that someone looked. ${FINAL}`,
    reasons: ["We looked, and there's nothing against the rules here."],
  },
  warn: {
    label: "Warn",
    hint: "The player reads the reason, and nothing else happens.",
    deed: "Send the warning",
    effect: `The player reads your words at once. ${STAYS}`,
    reasons: [
      "Please be kind to other racers. Invites and requests over and over aren't fun for them.",
      "Please keep private things, like addresses and numbers, out of names and messages.",
    ],
  },
  hide: {
    label: "Hide",
    hint: "What was reported is hidden. A name is replaced, and can't be taken again.",
    deed: "Hide it",
    effect: `It's hidden everywhere at once. ${STAYS}`,
    reasons: [
      "This name can hurt others. Please choose another one.",
      "This name gives away something private. Please choose another one.",
    ],
    isHarsh: true,
  },
  mute: {
    label: "Mute",
    hint: "No friend requests, invites and phrases for a while.",
    deed: "Mute",
    effect: `The player can't message or invite others until it ends. You can take it back here. ${STAYS}`,
    reasons: ["You sent others messages or invites that they didn't want. Take a break, and be kind afterwards."],
    isHarsh: true,
  },
  ban: {
    label: "Ban",
    hint: "Closes the account at once, for a while or for good.",
    deed: "Close the account",
    effect: `The player is logged out everywhere at once. You can take it back here. ${STAYS}`,
    reasons: [
      "A program raced for you again and again, after we had asked you to stop.",
      "You hurt others again and again, after we had asked you to stop.",
    ],
    isHarsh: true,
  },
  unmute: {
    label: "Take the mute back",
    hint: "The player can message and invite others again.",
    deed: "Take it back",
    effect: "The player is told at once.",
    reasons: ["You can message and invite others again. Thanks for being kind."],
  },
  unban: {
    label: "Take the ban back",
    hint: "The account is open again.",
    deed: "Take it back",
    effect: "The player can log in again at once.",
    reasons: ["Your account is open again. Welcome back."],
  },
};

type Words = Pick<Choice, "hint"> & Partial<Pick<Choice, "effect">>;

const OF_KIND: Readonly<Partial<Record<CaseKind | "held-race", Partial<Record<Decision, Words>>>>> = {
  race: { uphold: { hint: "The race no longer counts against the racer, as not finished." } },
  "held-race": {
    uphold: {
      hint: "The reward is paid, and what waits with it. Races as fast as that count right away from now on.",
      effect: `What waits is paid at once, and the player is told that they were right. ${FINAL}`,
    },
    dismiss: {
      hint: "The reward is never paid, nor what waits with it, and the player is told why.",
      effect: `What waits is never paid, and the player can't ask again. ${FINAL}`,
    },
  },
  act: { uphold: { hint: "A mute or a ban ends, and what was hidden may be shown again." } },
};

/** A race that was appealed ended early, or its reward waits. */
export function choiceOf(decision: Decision, { kind, races }: Pick<CaseFile, "kind" | "races">): Choice {
  const isHeld = kind === "race" && races.every(({ foul }) => foul === null);
  return { ...CHOICES[decision], ...OF_KIND[isHeld ? "held-race" : kind]?.[decision] };
}

/** "Release Zoom Zoom?" */
export const questionOf = (decision: Decision, displayName: string): string =>
  `${CHOICES[decision].label}: ${named(displayName)}?`;
