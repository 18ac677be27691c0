import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router-dom";

import { useCaseRace } from "../../race/playback/stored-race.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Replay } from "./replay-page.tsx";

import style from "./theatre.module.css";

/** A race that a moderator looks at, whatever board it is on. */
export function CaseReplayPage() {
  const { caseID = "", raceID = "" } = useParams();
  const back = (
    <div className={style.actions}>
      <LinkButton size="small" to={`/moderation?case=${encodeURIComponent(caseID)}`} icon={<ArrowLeft aria-hidden />}>
        Back to the case
      </LinkButton>
    </div>
  );
  return <Replay key={raceID} raceID={undefined} back={back} {...useCaseRace(caseID, raceID)} />;
}
