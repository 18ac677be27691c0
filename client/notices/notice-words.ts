import type { Site } from "#shared/content/site.ts";
import type { GrowlKind } from "#shared/rules/growls/kinds.ts";

import { friendOf } from "../social/friends.ts";
import { wordsOf, type GrowlText } from "./growl-words.ts";
import type { GrowlOf } from "./growl.ts";

/** What became of what a notification called to. */
const OVER: Partial<Record<GrowlKind, string>> = {
  "race-invite": "This race is over.",
  "friend-requests": "This request is closed.",
  "sent-cash": "Collected.",
};

/** A notification as the list has it: without what was true only when it came. */
export function noticeWords(growl: GrowlOf, isOver: boolean, site: Site): GrowlText {
  const { title, text, tone, link } = wordsOf(growl, site);
  const { kind, from } = growl;
  if (isOver) {
    const isFriend = kind === "friend-requests" && from.some((userID) => friendOf(userID)?.friendType === "friend");
    return { title, tone, text: isFriend ? "You're friends now." : OVER[kind] };
  }
  return { title, tone, text: kind === "friend-requests" ? undefined : text, link };
}
