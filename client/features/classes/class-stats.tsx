import { formatAccuracy, formatNumber, formatSpeed } from "#shared/format/figures.ts";
import { racedFor } from "#shared/rules/teams/raced.ts";

import type { ClassPage } from "../../data/classes/use-own-class.ts";
import { useSite, useSpeedUnit } from "../../net/site.ts";
import { FigureList, NO_FIGURE } from "../../ui/data/figure-list.tsx";
import { Card } from "../../ui/layout/card.tsx";

/** What the class raced together, also those who have left. @source teams §2 Class page */
export function ClassStats({ stats }: { readonly stats: ClassPage["stats"] }) {
  const site = useSite((answer) => answer.site) ?? "type";
  const unit = useSpeedUnit();
  const raced = racedFor(site, stats);
  const figures = [
    { name: "Races", value: formatNumber(stats.played) },
    { name: site === "math" ? "Answers" : "Characters", value: formatNumber(stats.typed) },
    { name: "Speed", value: raced ? formatSpeed(raced.speed) : NO_FIGURE, unit },
    { name: "Accuracy", value: raced ? formatAccuracy(raced.accuracy) : NO_FIGURE },
  ];
  return (
    <Card title="Class Stats">
      <FigureList figures={figures} />
    </Card>
  );
}
