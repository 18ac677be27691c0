import type { Site } from "#shared/content/site.ts";
import type { SeenFriend } from "#shared/contracts/realtime/presence.ts";

const ELSEWHERE: Readonly<Record<Site, string>> = { math: "On the math site", type: "On the typing site" };

/** Where a friend is, in a few words. */
export function whereWords(seen: SeenFriend, site: Site): string {
  if (seen.app !== site) return ELSEWHERE[seen.app];
  if (seen.isOpen) return "Waiting to race";
  if (seen.doing === "friend-race") return "Racing with friends";
  return seen.doing === "racing" ? "Racing now" : "Online";
}
