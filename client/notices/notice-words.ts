import type { Site } from "#shared/content/site.ts";

import { friendOf } from "../social/friends.ts";
import { wordsOf, type GrowlOf } from "./growl.ts";
import { kindOf } from "./kinds/all.ts";
import type { GrowlText } from "./kinds/kind.ts";

/** A notification as the list has it: without what was true only when it came. */
export function noticeWords(growl: GrowlOf, isOver: boolean, site: Site): GrowlText {
  const { title, text, tone, link } = wordsOf(growl, site);
  const { kind, from, notification } = growl;
  if (isOver) {
    const isFriend = kind === "friend-requests" && from.some((userID) => friendOf(userID)?.friendType === "friend");
    return { title, tone, text: isFriend ? "You're friends now." : kindOf(notification.kind).over };
  }
  return { title, tone, text: kind === "friend-requests" ? undefined : text, link };
}
