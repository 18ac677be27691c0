import { formatNumber } from "#shared/format/figures.ts";

import type { LeagueActivity } from "../../../data/leagues/use-leagues.ts";
import { FigureList } from "../../../ui/data/figure-list.tsx";
import type { Entry } from "../group/entry.ts";

interface FactsProps {
  readonly league: LeagueActivity;
  readonly own: Entry | undefined;
  readonly entries: readonly Entry[];
  readonly more: { readonly name: string; readonly value: string };
}

/** The week in figures; nothing for who stands in no group. */
export function Facts({ league, own, entries, more }: FactsProps) {
  if (!own) return null;
  const today = entries.filter(({ hasRacedToday }) => hasRacedToday).length;
  return (
    <FigureList
      figures={[
        { name: "Points this week", value: formatNumber(own.points) },
        { name: "Races that count", value: formatNumber(own.races) },
        ...(league.state === "running" ? [{ name: "Raced today", value: `${today} of ${entries.length}` }, more] : []),
      ]}
    />
  );
}
