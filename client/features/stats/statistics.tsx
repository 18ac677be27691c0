import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";

import type { Site } from "#shared/content/site.ts";

import { useStatsGraphs } from "../../data/stats/use-stats.ts";
import { raceLink, useSite } from "../../net/site.ts";
import { NotLoaded } from "../../social/not-loaded.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Tabs } from "../../ui/data/tabs.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Bests } from "./bests.tsx";
import { StreakCalendar } from "./calendar.tsx";
import { Charts } from "./charts.tsx";
import { KeyCosts } from "./keys/key-costs.tsx";
import { RaceLog } from "./race-log.tsx";
import { Slices } from "./slices.tsx";

import style from "./stats.module.css";

const VIEWS = ["progress", "keys", "log"] as const;
type View = (typeof VIEWS)[number];
const VIEW_LABELS: Readonly<Record<View, string>> = {
  progress: "Progress",
  keys: "Keys",
  log: "Race log",
};

interface StatisticsProps {
  readonly userID: number;
  readonly isOwn: boolean;
}

/** A racer's charts and races. */
export function Statistics({ userID, isOwn }: StatisticsProps) {
  const [search, setSearch] = useSearchParams();
  const site = useSite(({ site: known }) => known) ?? "type";
  const view = VIEWS.find((each) => each === search.get("view")) ?? "progress";
  // Single races, and what keys cost somebody, are told to nobody else.
  if (!isOwn) return <Progress userID={userID} isOwn={false} />;
  const panels: Readonly<Record<View, ReactNode>> = {
    progress: <Progress userID={userID} isOwn />,
    keys: <OwnKeys site={site} />,
    log: <RaceLog userID={userID} ownSite={site} />,
  };
  return (
    <Tabs
      label="Statistics"
      tabs={VIEWS.map((value) => ({
        value,
        label: value === "keys" && site === "math" ? "Facts" : VIEW_LABELS[value],
        panel: <div className={style.panel}>{value === view && panels[value]}</div>,
      }))}
      value={view}
      onValue={(next) => setSearch(next === "progress" ? {} : { view: next }, { preventScrollReset: true })}
    />
  );
}

const OwnKeys = ({ site }: { readonly site: Site }) => (
  <section aria-labelledby="keys">
    <h2 id="keys">{site === "math" ? "Facts that cost you time" : "Keys that cost you time"}</h2>
    <KeyCosts />
  </section>
);

function Progress({ userID, isOwn }: StatisticsProps) {
  const loaded = useStatsGraphs(userID);
  const site = useSite(({ site: known }) => known) ?? "type";
  if (loaded.load.state !== "ready") return <NotLoaded loaded={loaded} lines={10} />;
  const graphs = loaded.load.value;
  if (graphs.weeks.length === 0) {
    const { label, to } = raceLink(site);
    return (
      <EmptyState
        level={2}
        scene="podium"
        title={isOwn ? "Your road starts here" : "No races yet"}
        text={
          isOwn ? "After your first race, your speed, accuracy and best days show up here." : "Nothing to show so far."
        }
        action={isOwn && <LinkButton to={to}>{label}</LinkButton>}
      />
    );
  }
  return (
    <>
      <Bests graphs={graphs} isOwn={isOwn} />
      <Charts graphs={graphs} />
      <Slices graphs={graphs} />
      <StreakCalendar days={graphs.days} madeStamp={graphs.madeStamp} />
    </>
  );
}
