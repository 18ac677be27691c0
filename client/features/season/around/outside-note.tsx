import { formatMoment } from "#shared/format/dates.ts";
import { formatCount } from "#shared/format/figures.ts";

import { askSeasonAgain, type SeasonPage } from "../../../data/seasons/use-season.ts";
import { Countdown } from "../../../ui/data/countdown.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { waitingOf } from "../prizes.ts";

interface OutsideNoteProps {
  readonly page: SeasonPage;
  readonly season: NonNullable<SeasonPage["season"]>;
}

/** What is to be known before a season starts and after it is over; nothing while it runs. */
export function OutsideNote({ page, season }: OutsideNoteProps) {
  if (season.isActive) return null;
  const { next } = page;
  const onOver = (): void => void askSeasonAgain();
  if (season.isEarly) {
    return (
      <Callout
        title="You're here a day early"
        action={<Countdown until={season.startStamp} label="Starts in" onOver={onOver} />}
      >
        Gold members see a season before everyone else. Look around, and visit its shop. Races count for it from{" "}
        {formatMoment(season.startStamp)}.
      </Callout>
    );
  }
  return (
    <Callout
      title={`${season.name} is over. Well raced!`}
      action={<Countdown until={next.startStamp} label={`${next.name} starts in`} onOver={onOver} />}
    >
      {overWords(page)} {next.name} starts on {formatMoment(next.startStamp)}.
    </Callout>
  );
}

/** What still waits, and what was missed. */
function overWords({ rewards, level }: SeasonPage): string {
  const waiting = waitingOf(rewards).length;
  const missed = rewards.filter((each) => each.state === "missed" && each.level > level).length;
  const parts = [
    waiting > 0
      ? `${formatCount(waiting, "reward")} still ${waiting === 1 ? "waits" : "wait"} for you, and won't run out.`
      : "",
    missed > 0
      ? `${formatCount(missed, "reward")} stayed on the road this time.`
      : waiting === 0
        ? "You drove the whole road."
        : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}
