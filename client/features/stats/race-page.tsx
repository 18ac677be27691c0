import { Link, useParams } from "react-router-dom";

import { formatWeekdayMoment } from "#shared/format/dates.ts";
import { formatAccuracy, formatCount, formatOrdinal, formatSeconds, formatSpeed } from "#shared/format/figures.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { useOwnRace } from "../../data/races/use-own-race.ts";
import { RaceLoading, RaceTroubleNote } from "../../race/playback/race-states.tsx";
import { speedUnit, useStoredRace, type StoredRace, type StoredRacer } from "../../race/playback/stored-race.ts";
import { FaultPage } from "../../shell/states/fault-page.tsx";
import { fastAsWords } from "../../social/fast-as-words.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { FigureList, NO_FIGURE } from "../../ui/data/figure-list.tsx";
import { Table } from "../../ui/data/table.tsx";
import { RewardNote } from "./reward-note.tsx";

import style from "./stats.module.css";

/** One race of one's own: how it went, what it paid, and the way to its replay. @source teams-shop-seasons §2 Stats: race detail */
export function StatsRacePage() {
  const { raceID = "" } = useParams();
  const { load, again } = useStoredRace(raceID);
  if (load.state === "ready" && load.value.isOwn) return <Race raceID={raceID} race={load.value} />;
  if (load.state === "ready") return <FaultPage fault="not-found" />;
  return (
    <main id="main">
      {load.state === "loading" ? <RaceLoading /> : <RaceTroubleNote trouble={load.trouble} onAgain={again} />}
    </main>
  );
}

function Race({ raceID, race }: { readonly raceID: string; readonly race: StoredRace }) {
  const { load: own } = useOwnRace(raceID);
  const mine = race.racers.find(({ slot }) => slot === race.viewSlot);
  const unit = speedUnit(race);
  const fast = fastAsWords(own.state === "ready" ? own.value.asFastAs : null);
  return (
    <main id="main" className={style.page}>
      <header className={style.head}>
        <p>
          <Link to="/stats?view=log">All my races</Link>
        </p>
        <h1>{formatWeekdayMoment(race.startedStamp)}</h1>
        {mine && (
          <FigureList
            look="large"
            figures={[
              { name: "Place", value: mine.place === null ? NO_FIGURE : formatOrdinal(mine.place) },
              { name: "Speed", value: formatSpeed(mine.wpm), unit },
              { name: "Accuracy", value: formatAccuracy(mine.accuracy) },
              { name: "Time", value: formatSeconds(mine.elapsedMs, 1) },
              { name: "Mistakes", value: String(mine.errors) },
            ]}
          />
        )}
      </header>
      {fast !== undefined && <p>On this text you were {fast}.</p>}
      {own.state === "ready" && <RewardNote own={own.value} />}
      {mine?.playback ? (
        <p>
          <LinkButton kind="primary" to={`/replay/${raceID}`}>
            Watch the replay
          </LinkButton>
        </p>
      ) : (
        <p className={style.note}>
          We keep the typing of a race for {formatCount(KEPT_DAYS.keyLog, "day")}. The result stays.
        </p>
      )}
      <Table
        caption="Result"
        columns={columnsOf(unit)}
        rows={race.racers}
        keyOf={({ slot }) => slot}
        isOwn={({ slot }) => slot === race.viewSlot}
      />
      {race.text !== "" && (
        <section aria-labelledby="text">
          <h2 id="text">The text</h2>
          <blockquote className={style.quote} translate="no">
            {race.text}
          </blockquote>
        </section>
      )}
    </main>
  );
}

const STANDINGS = { finished: "Finished", unfinished: "Not finished", disqualified: "Disqualified" } as const;

const columnsOf = (unit: string) => [
  {
    id: "place",
    header: "Place",
    cell: ({ place, standing }: StoredRacer) => (place === null ? STANDINGS[standing] : formatOrdinal(place)),
  },
  {
    id: "racer",
    header: "Racer",
    rowHeader: true,
    cell: ({ displayName }: StoredRacer) => <AsIs>{displayName}</AsIs>,
  },
  {
    id: "speed",
    header: "Speed",
    align: "end" as const,
    cell: ({ wpm }: StoredRacer) => `${formatSpeed(wpm)} ${unit}`,
  },
  {
    id: "accuracy",
    header: "Accuracy",
    align: "end" as const,
    cell: ({ accuracy }: StoredRacer) => formatAccuracy(accuracy),
  },
  { id: "errors", header: "Mistakes", align: "end" as const, wide: true, cell: ({ errors }: StoredRacer) => errors },
];
