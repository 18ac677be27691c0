import type { ModeratorNote } from "#shared/contracts/moderation.ts";

/** What a moderator did, to the player it was done to. */
export const MODERATOR_WORDS: Readonly<Record<ModeratorNote["measure"], string>> = {
  warn: "A note from a moderator",
  hide: "Your display name was changed",
  mute: "You can't invite or message others for a while",
  unmute: "You can invite and message others again",
  ban: "Your account was closed",
  unban: "Your account is open again",
};
