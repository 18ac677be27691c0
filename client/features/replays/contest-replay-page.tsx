import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router-dom";

import { useContestRace } from "../../race/playback/stored-race.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Replay } from "./replay-page.tsx";

import style from "./theatre.module.css";

/** A race of a contest between teams, which everyone may watch. */
export function ContestReplayPage() {
  const { contestID = "", number = "" } = useParams();
  const back = (
    <div className={style.actions}>
      <LinkButton size="small" to={`/contest/${encodeURIComponent(contestID)}`} icon={<ArrowLeft aria-hidden />}>
        Back to the contest
      </LinkButton>
    </div>
  );
  return (
    <Replay key={`${contestID} ${number}`} raceID={undefined} back={back} {...useContestRace(contestID, number)} />
  );
}
