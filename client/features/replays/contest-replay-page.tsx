import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router-dom";

import { useContestRace } from "../../race/playback/stored-race.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Replay } from "./replay-page.tsx";

import style from "./theatre.module.css";

/** A race of a contest between teams, which everyone may watch. */
export function ContestReplayPage() {
  const { contestID = "", number = "" } = useParams();
  const to = `/contest/${encodeURIComponent(contestID)}`;
  return (
    <Replay
      key={`${contestID} ${number}`}
      raceID={undefined}
      back={
        <div className={style.actions}>
          <LinkButton size="small" to={to} icon={<ArrowLeft aria-hidden />}>
            Back to the contest
          </LinkButton>
        </div>
      }
      missing={
        <EmptyState
          level={1}
          title="This race can't be watched any more"
          text="We keep the keys of a race for 30 days. Its result stays in the contest."
          action={
            <LinkButton kind="primary" to={to}>
              Back to the contest
            </LinkButton>
          }
        />
      }
      {...useContestRace(contestID, number)}
    />
  );
}
