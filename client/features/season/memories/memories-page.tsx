import { useParams } from "react-router-dom";

import { seasonByID, type SeasonID } from "#shared/content/seasons/calendar.ts";
import { formatDays } from "#shared/format/dates.ts";
import { formatNumber } from "#shared/format/figures.ts";

import { useSeasonMemories, type SeasonMemories } from "../../../data/seasons/use-season.ts";
import { useOwnTitle } from "../../../shell/own-title.ts";
import { NotLoaded } from "../../../social/not-loaded.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { FigureList } from "../../../ui/data/figure-list.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { SeasonHead } from "../head/season-head.tsx";
import { BestRaces } from "./best-races.tsx";
import { Earned } from "./earned.tsx";
import { SiteFigures } from "./site-figures.tsx";

import page from "../season-page.module.css";

const NONE = "No memories here";

/** A season that is over, as the player had it. @source rules Seasons */
export function MemoriesPage() {
  const { seasonID } = useParams();
  const season = seasonByID(Number(seasonID));
  return season ? <MemoriesOf key={season.seasonID} seasonID={season.seasonID} /> : <NoMemories />;
}

function MemoriesOf({ seasonID }: { readonly seasonID: SeasonID }) {
  const loaded = useSeasonMemories(seasonID);
  const { load } = loaded;
  const season = seasonByID(seasonID);
  const isNone = load.state === "trouble" && load.trouble.kind === "not-found";
  useOwnTitle(isNone ? NONE : `Memories of ${season?.name ?? "a season"}`);
  if (isNone) return <NoMemories />;
  const memories = load.state === "ready" ? load.value : undefined;
  return (
    <main id="main" className={page.page}>
      <SeasonHead season={season} level={memories} time={season && formatDays(season)}>
        {memories && <InAll memories={memories} />}
      </SeasonHead>
      {memories ? (
        <>
          <div className={page.halves}>
            <SiteFigures sites={memories.sites} />
            <BestRaces best={memories.best} />
          </div>
          <Earned memories={memories} />
        </>
      ) : (
        <div className={page.coming}>
          <Card>
            <NotLoaded loaded={loaded} lines={8} />
          </Card>
        </div>
      )}
      <p>
        <LinkButton to="/season">To the season</LinkButton>
      </p>
    </main>
  );
}

const InAll = ({ memories: { experience, sites, earned } }: { readonly memories: SeasonMemories }) => (
  <FigureList
    figures={[
      { name: "XP in all", value: formatNumber(experience) },
      { name: "Races", value: formatNumber(sites.reduce((sum, { played }) => sum + played, 0)) },
      { name: "Earned", value: formatNumber(earned.length) },
    ]}
  />
);

function NoMemories() {
  useOwnTitle(NONE);
  return (
    <main id="main" className={page.page}>
      <EmptyState
        level={1}
        scene="road"
        title={NONE}
        text="You have none of this season: it isn't over yet, or you weren't in it."
        action={
          <LinkButton kind="primary" to="/season">
            To the season
          </LinkButton>
        }
      />
    </main>
  );
}
