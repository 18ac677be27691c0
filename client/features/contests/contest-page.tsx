import { useParams } from "react-router-dom";

import { CONTEST_NAMES } from "#shared/content/contests.ts";

import { useContest, type Contest } from "../../data/contests/use-contests.ts";
import { Page } from "../../shell/page.tsx";
import { HowItsDecided } from "./around/how-its-decided.tsx";
import { NotRacing } from "./around/not-racing.tsx";
import { ContestToCome, ContestTrouble } from "./contest-states.tsx";
import { Days } from "./days/days.tsx";
import { CallOff } from "./deeds/call-off.tsx";
import { TeamAnswer } from "./deeds/team-answer.tsx";
import { ContestHead } from "./head/contest-head.tsx";
import { Notes } from "./head/notes.tsx";
import { Winners } from "./head/winners.tsx";
import { Standings } from "./standings/standings.tsx";

import style from "./contest-page.module.css";

/** A contest between teams, open to everyone. */
export function ContestPage() {
  const { contestID = "" } = useParams();
  return <ContestAt key={contestID} contestID={contestID} />;
}

function ContestAt({ contestID }: { readonly contestID: string }) {
  const { load, again } = useContest(contestID);
  if (load.state === "loading") return <ContestToCome />;
  if (load.state === "trouble") return <ContestTrouble trouble={load.trouble} onRetry={again} />;
  return <Shown contest={load.value} />;
}

function Shown({ contest }: { readonly contest: Contest }) {
  const hasBegun = contest.state !== "waiting" && contest.state !== "calledOff";
  return (
    <Page title={CONTEST_NAMES[contest.name]}>
      <main id="main" className={style.page}>
        <ContestHead contest={contest} />
        <Winners contest={contest} />
        <TeamAnswer contest={contest} />
        <Notes contest={contest} />
        <div className={style.columns}>
          <div className={style.column}>
            <Standings contest={contest} />
            {hasBegun && <Days contest={contest} />}
          </div>
          <div className={style.column}>
            <HowItsDecided contest={contest} />
            {hasBegun && <NotRacing contest={contest} />}
            <CallOff contest={contest} />
          </div>
        </div>
      </main>
    </Page>
  );
}
