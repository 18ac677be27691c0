import type { LivePupil } from "#shared/contracts/realtime/classroom.ts";
import { formatNumber, formatOrdinal } from "#shared/format/figures.ts";

import { Table, type Column } from "../../ui/data/table.tsx";
import type { RealNames } from "./names.ts";
import { PupilName } from "./pupil-name.tsx";
import { standingsOf, type Standing } from "./pupils-now.ts";

interface LessonStandingsProps {
  readonly pupils: readonly LivePupil[];
  readonly names: RealNames;
  /** Of a tournament, else of the lesson. */
  readonly caption: string;
}

const columns = (names: RealNames): readonly Column<Standing>[] => [
  { id: "place", header: "Place", cell: ({ place }) => formatOrdinal(place) },
  {
    id: "pupil",
    header: "Pupil",
    rowHeader: true,
    cell: ({ pupil: { displayName } }) => <PupilName alias={displayName} realName={names.get(displayName)} />,
  },
  { id: "points", header: "Points", align: "end", cell: ({ pupil }) => formatNumber(pupil.points) },
];

/** The points of all races that count together. */
export const LessonStandings = ({ pupils, names, caption }: LessonStandingsProps) => (
  <Table
    caption={caption}
    columns={columns(names)}
    rows={standingsOf(pupils)}
    keyOf={({ pupil }) => pupil.userID}
    empty="Nobody has points yet. They come with the first race that someone finishes."
  />
);
