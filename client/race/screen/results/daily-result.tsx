import type { Self } from "#shared/contracts/self.ts";
import { formatOrdinal } from "#shared/format/figures.ts";

import { useDailyFriends } from "../../../data/people/use-daily-friends.ts";
import { rankDaily } from "../../../social/daily-ranks.ts";

/** Where a race on today's text stands among the friends'. A part of the goal line. */
export function DailyResult({ user }: { readonly user: Self }) {
  const { load } = useDailyFriends();
  if (load.state !== "ready") return null;
  const ranks = rankDaily(user, load.value);
  const rank = ranks.findIndex(({ userID }) => userID === user.userID) + 1;
  return (
    <li>
      {load.value.length === 0
        ? "That was today's text"
        : `Today's text: ${formatOrdinal(rank)} of ${ranks.length} among friends`}
    </li>
  );
}
