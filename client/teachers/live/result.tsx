import type { Podium, PodiumLine } from "#shared/contracts/realtime/classroom.ts";
import { formatAccuracy, formatNumber, formatOrdinal, formatSpeed } from "#shared/format/figures.ts";
import { raceName } from "#shared/rules/classroom/race-name.ts";

import { useSpeedTitle, useSpeedUnit } from "../../net/site.ts";
import { Table, type Column } from "../../ui/data/table.tsx";
import { improvementWords, podiumWords, RANKING_NAMES } from "./live-words.ts";
import type { RealNames } from "./names.ts";
import { PupilName } from "./pupil-name.tsx";
import { Steps } from "./steps.tsx";

import layout from "../ui/layout.module.css";

interface ResultProps {
  readonly podium: Podium;
  readonly names: RealNames;
}

const STANDINGS: Readonly<Record<PodiumLine["standing"], string>> = {
  finished: "Done",
  unfinished: "Didn't finish",
  disqualified: "Out",
};

const columns = (names: RealNames, speedTitle: string): readonly Column<PodiumLine>[] => [
  {
    id: "place",
    header: "Place",
    cell: ({ place, standing }) => (place === null ? STANDINGS[standing] : formatOrdinal(place)),
  },
  {
    id: "pupil",
    header: "Pupil",
    rowHeader: true,
    cell: ({ displayName }) => <PupilName alias={displayName} realName={names.get(displayName)} />,
  },
  { id: "speed", header: speedTitle, align: "end", cell: ({ speed }) => formatSpeed(speed) },
  { id: "accuracy", header: "Accuracy", align: "end", cell: ({ accuracy }) => formatAccuracy(accuracy) },
  {
    id: "improvement",
    header: "Improvement",
    align: "end",
    cell: ({ improvement }) => improvementWords(improvement),
  },
  { id: "points", header: "Points", align: "end", cell: ({ points }) => formatNumber(points) },
];

/** How a race ended: the steps, then everyone. */
export function Result({ podium, names }: ResultProps) {
  const speedTitle = useSpeedTitle();
  const unit = useSpeedUnit();
  const { ranking, lines } = podium;
  const name = raceName(podium).toLowerCase();
  return (
    <section className={layout.stack} aria-label={`Result of ${name}`}>
      <p className={layout.quiet}>What counted: {RANKING_NAMES[ranking].toLowerCase()}.</p>
      <Steps lines={lines} wordsFor={(line) => podiumWords(line, ranking, unit)} />
      <Table
        caption={`Everyone in ${name}`}
        columns={columns(names, speedTitle)}
        rows={lines}
        keyOf={({ displayName }) => displayName}
        empty="Nobody was in this race."
      />
    </section>
  );
}
