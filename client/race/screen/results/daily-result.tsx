import { formatOrdinal } from "#shared/format/figures.ts";

import { useDailyFriends } from "../../../data/use-daily-friends.ts";
import { useSession } from "../../../session/session.ts";
import { rankDaily } from "../../../social/daily-ranks.ts";

/** Says that the race was on today's text, and where its result stands among the friends'. A part of the goal line. */
export function DailyResult({ raceID }: { readonly raceID: string }) {
  const user = useSession((session) => session.user);
  const { load } = useDailyFriends();
  if (user?.daily?.raceID !== raceID || load.state !== "ready") return null;
  const ranks = rankDaily(user, load.value);
  const rank = ranks.findIndex(({ userID }) => userID === user.userID) + 1;
  return (
    <li>
      {ranks.length === 1 ? "That was today's text" : `Today's text: ${formatOrdinal(rank)} of ${ranks.length} friends`}
    </li>
  );
}
