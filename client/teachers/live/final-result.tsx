import type { Final, FinalLine } from "#shared/contracts/realtime/classroom.ts";
import { formatCount, formatNumber, formatOrdinal } from "#shared/format/figures.ts";

import { Table, type Column } from "../../ui/data/table.tsx";
import type { RealNames } from "./names.ts";
import { PupilName } from "./pupil-name.tsx";
import { Steps } from "./steps.tsx";

import layout from "../ui/layout.module.css";

interface FinalResultProps {
  readonly final: Final;
  readonly names: RealNames;
}

const columns = (names: RealNames): readonly Column<FinalLine>[] => [
  { id: "place", header: "Place", cell: ({ place }) => (place === null ? "No points" : formatOrdinal(place)) },
  {
    id: "pupil",
    header: "Pupil",
    rowHeader: true,
    cell: ({ displayName }) => <PupilName alias={displayName} realName={names.get(displayName)} />,
  },
  { id: "points", header: "Points", align: "end", cell: ({ points }) => formatNumber(points) },
];

/** How a tournament ended: the steps, then everyone. */
export const FinalResult = ({ final: { lines }, names }: FinalResultProps) => (
  <section className={layout.stack} aria-label="Final podium">
    <p className={layout.quiet}>The points of all races of the tournament.</p>
    <Steps lines={lines} wordsFor={({ points }) => formatCount(points, "point")} />
    <Table
      caption="Everyone in the tournament"
      columns={columns(names)}
      rows={lines}
      keyOf={({ displayName }) => displayName}
      empty="Nobody was in this tournament."
    />
  </section>
);
