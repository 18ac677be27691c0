import type { FinalLine, Podium, PodiumLine } from "#shared/contracts/realtime/classroom.ts";
import { formatAccuracy, formatChange, formatOrdinal, formatSpeed } from "#shared/format/figures.ts";
import { raceName } from "#shared/rules/classroom/race-name.ts";

import { useSpeedTitle } from "../../net/site.ts";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { Table, type Column } from "../../ui/data/table.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";

import style from "./podium-table.module.css";

const NONE = "–";

const PLACE: Column<FinalLine> = {
  id: "place",
  header: "Place",
  cell: ({ place }) => (place === null ? NONE : formatOrdinal(place)),
};
const RACER: Column<FinalLine> = {
  id: "racer",
  header: "Racer",
  rowHeader: true,
  cell: (line) => <Racer {...line} />,
};
const POINTS: Column<FinalLine> = { id: "points", header: "Points", align: "end", cell: ({ points }) => points };

const columnsFor = (speedTitle: string): readonly Column<PodiumLine>[] => [
  PLACE,
  RACER,
  { id: "speed", header: speedTitle, align: "end", cell: ({ speed }) => formatSpeed(speed) },
  { id: "accuracy", header: "Accuracy", align: "end", cell: ({ accuracy }) => formatAccuracy(accuracy) },
  {
    id: "improvement",
    header: "Against own average",
    align: "end",
    cell: ({ improvement }) => (improvement === null ? NONE : `${formatChange(improvement, 1)}%`),
  },
  POINTS,
];

const RANKED = { place: "By time", improvement: "By improvement" } as const;

/** The result of the class's last race, as far as this pupil is shown it. */
export function PodiumTable({ podium }: { readonly podium: Podium }) {
  const { ranking, lines } = podium;
  const speedTitle = useSpeedTitle();
  const title = raceName(podium);
  return (
    <Card title={title} aside={<Badge tone="sky">{RANKED[ranking]}</Badge>}>
      <Table
        caption={title}
        columns={columnsFor(speedTitle)}
        rows={lines}
        keyOf={(line) => lines.indexOf(line)}
        isOwn={({ isYou }) => isYou}
      />
    </Card>
  );
}

const FINAL_COLUMNS = [PLACE, RACER, POINTS];

/** How a tournament of the class ended. */
export const FinalTable = ({ lines }: { readonly lines: readonly FinalLine[] }) => (
  <Card title="Final podium" aside={<Badge tone="gold">By points</Badge>}>
    <Table
      caption="Final podium"
      columns={FINAL_COLUMNS}
      rows={lines}
      keyOf={(line) => lines.indexOf(line)}
      isOwn={({ isYou }) => isYou}
    />
  </Card>
);

const Racer = ({ displayName, look, carID, carHueAngle, isYou }: FinalLine) => (
  <span className={style.racer}>
    <CarThumb carID={carID} hueAngle={carHueAngle} look={look} />
    <AsIs>{displayName}</AsIs>
    {isYou && <Badge tone="hot">You</Badge>}
  </span>
);
