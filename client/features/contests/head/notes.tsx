import { useNavigate } from "react-router-dom";

import { LESSON_NAMES } from "#shared/content/lessons/lesson.ts";
import { formatMoment } from "#shared/format/dates.ts";

import type { Contest } from "../../../data/contests/use-contests.ts";
import { raceLink } from "../../../net/site.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { named } from "../../../ui/data/as-is.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { hasRaces, hostOf } from "../sides.ts";

/** What the reader should know or do now. */
export function Notes({ contest }: { readonly contest: Contest }) {
  switch (contest.state) {
    case "waiting":
      return null;
    case "running":
      return <OwnRace contest={contest} />;
    case "counting":
      return (
        <Callout live title="The last day is over, and we're counting">
          Some races are still being checked. Places can move a little until {formatMoment(contest.settledStamp)}.
        </Callout>
      );
    case "over":
      return !hasRaces(contest) ? (
        <Callout title="Nobody raced, so nobody won">The trophy waits for the next contest.</Callout>
      ) : null;
    case "calledOff":
      return contest.calledOffStamp !== null ? (
        <Callout live title={`${named(hostOf(contest)?.tag ?? "The host")} called this contest off`}>
          It won't take place. Nobody lost or won anything by it.
        </Callout>
      ) : (
        <Callout title="This contest didn't take place">
          Too few teams said yes before it began. It takes two to race.
        </Callout>
      );
  }
}

/** Whether the reader's race of the day is still open. */
function OwnRace({ contest: { own, site, lessonID, teams } }: { readonly contest: Contest }) {
  const navigate = useNavigate();
  const { label, to } = raceLink(site);
  if (!own || teams.find(({ slot }) => slot === own.slot)?.answer !== "in") return null;
  if (!own.counts) {
    return <Callout>You joined your team after the contest had begun, so your races don't count in this one.</Callout>;
  }
  if (own.hasRacedToday) {
    return (
      <Callout tone="good" live>
        You've raced for your team today.{lessonID !== null && " A better race still counts instead."}
      </Callout>
    );
  }
  return (
    <Callout
      tone="careful"
      title="Your team counts on you today"
      action={
        <Button kind="primary" onClick={() => void navigate(to, lessonID === null ? {} : { state: { lessonID } })}>
          {label}
        </Button>
      }
    >
      {lessonID === null
        ? "Your first public race of the day is on the contest's text."
        : `Your best public race in ${LESSON_NAMES[lessonID]} counts.`}
    </Callout>
  );
}
