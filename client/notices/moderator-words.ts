import type { ModeratorNote } from "#shared/contracts/moderation.ts";

const WORDS: Readonly<Record<Exclude<ModeratorNote["measure"], "hide">, string>> = {
  warn: "A note from a moderator",
  mute: "You can't invite or message others for a while",
  unmute: "You can invite and message others again",
  ban: "Your account was closed",
  unban: "Your account is open again",
};

const HIDDEN: Readonly<Record<ModeratorNote["subject"], string>> = {
  player: "Your display name was changed",
  "team-tag": "Your team's tag was changed",
  "team-name": "Your team's name was hidden",
  "team-requirements": "Your team's special requirements were hidden",
  "team-message": "Your message to your team was hidden",
};

/** What a moderator did, to the player it was done to. */
export const moderatorWords = ({ measure, subject }: Pick<ModeratorNote, "measure" | "subject">): string =>
  measure === "hide" ? HIDDEN[subject] : WORDS[measure];
