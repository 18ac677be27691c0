import { ArrowDown, ArrowUp, Check, Minus } from "lucide-react";
import { useState } from "react";

import { formatNumber } from "#shared/format/figures.ts";
import { zoneOf, type Zone } from "#shared/rules/leagues/distance.ts";

import type { LeagueActivity } from "../../../data/leagues/use-leagues.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Table, type Column, type RowGroup } from "../../../ui/data/table.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { zoneWords } from "../words.ts";
import { aroundOwn } from "./around-own.ts";
import type { Entry } from "./entry.ts";

import style from "./group-card.module.css";

const ICONS = { up: ArrowUp, stays: Minus, down: ArrowDown } as const;
const TONES = { up: "teal", stays: "plain", down: "amber" } as const;

interface GroupCardProps {
  readonly league: LeagueActivity;
  readonly entries: readonly Entry[];
  readonly isTeam?: boolean;
}

/** The group by place, with the lines between who goes up, stays and goes down: one's own place first, all of it at a press. */
export function GroupCard({ league, entries, isTeam = false }: GroupCardProps) {
  const [isWhole, setWhole] = useState(false);
  const near = aroundOwn(entries);
  const rows = isWhole ? entries : near;
  const [first, last] = [rows[0]?.place ?? 0, rows.at(-1)?.place ?? 0];
  const groupOf = ({ place }: Entry): RowGroup => {
    const zone = zoneOf(place, entries.length, league);
    return { id: zone, tone: TONES[zone], title: <ZoneTitle tier={league.tier} zone={zone} league={league} /> };
  };
  return (
    <Card title={isTeam ? "Your team's group" : "Your group"}>
      <div className={style.group}>
        <Table
          caption={`Places ${first} to ${last} of ${entries.length}`}
          columns={(isTeam ? TEAM_COLUMNS : RACER_COLUMNS).filter(
            ({ id }) => id !== "today" || league.state === "running",
          )}
          rows={rows}
          keyOf={({ key }) => key}
          isOwn={({ isOwn }) => isOwn}
          groupOf={groupOf}
        />
        {near.length < entries.length && (
          <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show the places near mine" : `Show all ${entries.length}`}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface ZoneTitleProps {
  readonly tier: number;
  readonly zone: Zone;
  readonly league: LeagueActivity;
}

function ZoneTitle({ tier, zone, league }: ZoneTitleProps) {
  const Icon = ICONS[zone];
  return (
    <>
      <Icon aria-hidden />
      {zoneWords(tier, zone, league)}
    </>
  );
}

const columnsFor = (header: string): readonly Column<Entry>[] => [
  { id: "place", header: "Place", align: "end", cell: ({ place }) => <span className={style.place}>{place}</span> },
  { id: "who", header, rowHeader: true, cell: ({ who }) => who },
  { id: "points", header: "Points", align: "end", cell: ({ points }) => formatNumber(points) },
  { id: "races", header: "Races", align: "end", wide: true, cell: ({ races }) => formatNumber(races) },
  {
    id: "today",
    header: "Today",
    align: "end",
    wide: true,
    cell: ({ hasRacedToday }) => <Today has={hasRacedToday} />,
  },
];
const RACER_COLUMNS = columnsFor("Racer");
const TEAM_COLUMNS = columnsFor("Team");

const Today = ({ has }: { readonly has: boolean }) =>
  has ? (
    <>
      <Check aria-hidden className={style.check} />
      <VisuallyHidden>Raced today</VisuallyHidden>
    </>
  ) : (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>Not yet today</VisuallyHidden>
    </>
  );
