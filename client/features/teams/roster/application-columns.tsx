import { Check, X } from "lucide-react";

import { formatCount, formatNumber, formatSpeed } from "#shared/format/figures.ts";
import type { Stamp } from "#shared/units.ts";

import type { TeamApplications } from "../../../data/teams/use-team.ts";
import { agoWords } from "../../../ui/ago-words.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { RacerCell } from "../../../ui/data/racer-cell.tsx";
import type { Column } from "../../../ui/data/table.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";

import style from "../page/team-page.module.css";

/** An application, and what an officer can answer. */
export interface ApplicationLine {
  readonly application: TeamApplications[number];
  readonly now: Stamp;
  readonly isAccepting: boolean;
  readonly isDenying: boolean;
  readonly accept: () => void;
  readonly deny: () => void;
}

const NONE = "–";

interface AboutProps {
  readonly application: TeamApplications[number];
  readonly unit: string;
}

/** @source teams §3 Application */
export const applicationColumns = (unit: string): readonly Column<ApplicationLine>[] => [
  {
    id: "racer",
    header: "Racer",
    rowHeader: true,
    firstDirection: "ascending",
    sortBy: ({ application }) => application.displayName,
    cell: ({ application }) => (
      <RacerCell player={application} about={<About application={application} unit={unit} />} />
    ),
  },
  {
    id: "races",
    wide: true,
    header: "Races",
    align: "end",
    sortBy: ({ application }) => application.racesPlayed,
    cell: ({ application }) => formatNumber(application.racesPlayed),
  },
  {
    id: "average",
    wide: true,
    header: "Average",
    align: "end",
    sortBy: ({ application }) => application.avgSpeed ?? undefined,
    cell: ({ application: { avgSpeed } }) => (avgSpeed === null ? NONE : formatSpeed(avgSpeed)),
  },
  {
    id: "best",
    header: "Best",
    align: "end",
    sortBy: ({ application }) => application.highestSpeed,
    cell: ({ application }) => formatSpeed(application.highestSpeed),
  },
  {
    id: "session",
    header: "Races in a session",
    align: "end",
    sortBy: ({ application }) => application.longestSession,
    cell: ({ application }) => formatNumber(application.longestSession),
  },
  {
    id: "applied",
    header: "Applied",
    sortBy: ({ application }) => application.applicationStamp,
    cell: ({ application, now }) => agoWords(application.applicationStamp, now * 1_000),
  },
  {
    id: "answer",
    stays: true,
    header: <VisuallyHidden>Answer</VisuallyHidden>,
    align: "end",
    cell: (line) => <Answer line={line} />,
  },
];

/** On a phone the figures that decide, because the others are out of sight there. */
const About = ({ application: { title, racesPlayed, avgSpeed }, unit }: AboutProps) => (
  <>
    <span className={style.wide}>{title}</span>
    <span className={style.narrow}>
      <span>{formatCount(racesPlayed, "race")}</span>
      {avgSpeed !== null && <span>{`${formatSpeed(avgSpeed)} ${unit}`}</span>}
    </span>
  </>
);

const Answer = ({
  line: { application, isAccepting, isDenying, accept, deny },
}: {
  readonly line: ApplicationLine;
}) => (
  <span className={style.answers}>
    <Button size="small" kind="plain" icon={<X aria-hidden />} busy={isDenying} onClick={deny}>
      Deny
      <VisuallyHidden>
        {" "}
        <AsIs>{application.displayName}</AsIs>
      </VisuallyHidden>
    </Button>
    <Button size="small" icon={<Check aria-hidden />} busy={isAccepting} onClick={accept}>
      Accept
      <VisuallyHidden>
        {" "}
        <AsIs>{application.displayName}</AsIs>
      </VisuallyHidden>
    </Button>
  </span>
);
