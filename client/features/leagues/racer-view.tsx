import { GAMES_TO_BEGIN } from "#shared/content/leagues.ts";
import { formatCount } from "#shared/format/figures.ts";
import { RACES_A_DAY } from "#shared/rules/leagues/numbers.ts";

import { useRacerLeague, type RacerLeague } from "../../data/leagues/use-leagues.ts";
import { raceLink } from "../../net/site.ts";
import { useSession } from "../../session/session.ts";
import { useViewer } from "../../shell/links/viewer.ts";
import { NotLoaded } from "../../social/not-loaded.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { History } from "./around/history.tsx";
import { HowItCounts } from "./around/how-it-counts.tsx";
import { Ladder } from "./around/ladder.tsx";
import { Leave, Left } from "./around/taking-part.tsx";
import { GroupCard } from "./group/group-card.tsx";
import { RacerCell } from "./group/racer-cell.tsx";
import { Facts } from "./head/facts.tsx";
import { LeagueHead } from "./head/league-head.tsx";
import { Notes } from "./head/notes.tsx";

import style from "./leagues-page.module.css";

/** The player's own week. */
export function RacerLeagueView() {
  const loaded = useRacerLeague();
  const { load } = loaded;
  if (load.state === "ready") return <RacerWeek league={load.value} />;
  return (
    <div className={style.view}>
      <LeagueHead />
      <div className={style.coming}>
        <Card title="Your group">
          <NotLoaded loaded={loaded} lines={9} />
        </Card>
      </div>
    </div>
  );
}

function RacerWeek({ league }: { readonly league: RacerLeague }) {
  const userID = useSession(({ user }) => user?.userID);
  const entries = league.racers.map((racer) => ({
    ...racer,
    key: racer.userID === 0 ? -racer.place : Number(racer.userID),
    isOwn: racer.userID === userID,
    who: <RacerCell racer={racer} />,
  }));
  const own = entries.find(({ isOwn }) => isOwn);
  return (
    <div className={style.view}>
      <LeagueHead league={league} own={own} entries={entries} />
      <Notes league={league} of="racer" />
      <Facts
        league={league}
        own={own}
        entries={entries}
        more={{ name: "Your races today", value: `${league.racesToday} of ${RACES_A_DAY}` }}
      />
      <div className={style.columns}>
        <div className={style.column}>
          {league.isOut ? (
            <Left />
          ) : entries.length > 0 ? (
            <GroupCard league={league} entries={entries} />
          ) : (
            <NoGroup league={league} />
          )}
          <History results={league.results} of="racer" />
          <HowItCounts of="racer" tier={league.tier} />
          {!league.isOut && <Leave />}
        </div>
        <div className={style.column}>
          <Ladder league={league} of="racer" />
        </div>
      </div>
    </div>
  );
}

/** Before the week's first race. Gold members see this page before the leagues take them. */
function NoGroup({ league: { state, results, isUnranked } }: { readonly league: RacerLeague }) {
  const { label, to } = raceLink(useViewer().site);
  const raced = useSession(({ user }) => user?.racesPlayed ?? 0);
  const isNew = results.length === 0 && raced < GAMES_TO_BEGIN;
  if (isUnranked || state === "counting") return null;
  return (
    <Card title="Your group">
      <EmptyState
        title={
          isNew ? `${formatCount(GAMES_TO_BEGIN - raced, "more race")}, and you're in` : "A new week, a new start line"
        }
        text={
          isNew
            ? "Then your next race puts you into a group of up to 30 racers of your league."
            : "Your first race of the week puts you into a group of up to 30 racers of your league."
        }
        action={
          <LinkButton kind="primary" to={to}>
            {label}
          </LinkButton>
        }
      />
    </Card>
  );
}
