import { formatMoment } from "#shared/format/dates.ts";

import type { LeagueActivity } from "../../../data/leagues/use-leagues.ts";
import { Callout } from "../../../ui/feedback/callout.tsx";

interface NotesProps {
  readonly league: LeagueActivity;
  readonly of: "racer" | "team";
}

/** What is special about this week. */
export function Notes({ league: { state, isUnranked, endStamp }, of }: NotesProps) {
  if (state === "counting") {
    return (
      <Callout live title="The week is over, and we're counting">
        The last races are still coming in. Places can move a little until we're done, in about an hour at most.
      </Callout>
    );
  }
  if (!isUnranked) return null;
  return (
    <Callout title={of === "team" ? "A warm-up week for your team" : "A warm-up week"}>
      The first race came in the last hours of the week, when no new group begins. So nothing rises and nothing falls.
      The next week starts on {formatMoment(endStamp)}.
    </Callout>
  );
}
