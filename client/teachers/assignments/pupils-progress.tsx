import { Download } from "lucide-react";

import type { ClassFile, Pupil } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatMoment } from "#shared/format/dates.ts";
import { formatNumber } from "#shared/format/figures.ts";

import { saveFile } from "../../browser/save-file.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AsIs, asIs } from "../../ui/data/as-is.tsx";
import { Table, type Column } from "../../ui/data/table.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { useProgress, type Assignment, type PupilProgress } from "../data/use-assignments.ts";
import { fileName } from "../results/download-results.tsx";
import { PageStates } from "../ui/page-states.tsx";
import { progressCsv, type ProgressLine } from "./progress-csv.ts";

import layout from "../ui/layout.module.css";
import style from "./assignments.module.css";

interface PupilsProgressProps {
  readonly file: ClassFile;
  readonly assignment: Assignment;
  readonly words: string;
}

/** How far each pupil is, who is furthest behind first, and as a file. */
export function PupilsProgress({ file, assignment, words }: PupilsProgressProps) {
  const loaded = useProgress(file.sectionID, assignment.assignmentID);
  return (
    <PageStates {...loaded} level={2}>
      {(progress) => {
        const lines = linesOf(file.members, progress);
        return (
          <>
            <Table
              caption={`Progress: ${words}`}
              columns={COLUMNS}
              rows={lines}
              keyOf={({ pupil }) => pupil.userID}
              initialSort={{ column: "progress", direction: "ascending" }}
              empty="Nobody is in the class yet."
            />
            <div>
              <Button
                size="small"
                icon={<Download aria-hidden />}
                onClick={() =>
                  saveFile(fileName(`${file.name} ${words}`), "text/csv;charset=utf-8", progressCsv(lines))
                }
              >
                Progress as a Table
              </Button>
            </div>
          </>
        );
      }}
    </PageStates>
  );
}

/** Who is in the class as this page knows it; whoever came a moment ago comes with it. */
const linesOf = (members: readonly Pupil[], progress: readonly PupilProgress[]): readonly ProgressLine[] => {
  const far = new Map(progress.map((each) => [each.userID, each]));
  return members.flatMap((pupil) => {
    const own = far.get(pupil.userID);
    return own ? [{ pupil, far: own }] : [];
  });
};

/** Of whoever is done more than of anybody else. */
const shareOf = ({ far: { count, of, doneStamp } }: ProgressLine): number =>
  doneStamp !== null ? 2 : of === 0 ? 1 : count / of;

const COLUMNS: readonly Column<ProgressLine>[] = [
  {
    id: "alias",
    header: "Alias",
    rowHeader: true,
    sortBy: ({ pupil }) => pupil.alias,
    cell: ({ pupil }) => <span {...asIs(style.alias)}>{pupil.alias}</span>,
  },
  {
    id: "realName",
    header: "Real name",
    sortBy: ({ pupil }) => pupil.realName ?? "",
    cell: ({ pupil }) => (pupil.realName === null ? "–" : <AsIs>{pupil.realName}</AsIs>),
  },
  {
    id: "progress",
    header: "Progress",
    sortBy: shareOf,
    cell: (line) => <Far {...line} />,
  },
  {
    id: "done",
    header: "Done",
    align: "end",
    sortBy: ({ far }) => far.doneStamp ?? undefined,
    cell: ({ far }) => (far.doneStamp === null ? "–" : formatMoment(far.doneStamp)),
  },
];

const Far = ({ pupil, far: { count, of, doneStamp } }: ProgressLine) => {
  const words = `${formatNumber(Math.floor(count))} of ${formatNumber(of)}`;
  return (
    <span className={style.far}>
      <span className={style.bar}>
        <ProgressBar
          bare
          label={pupil.alias}
          value={doneStamp === null ? count : 1}
          max={doneStamp === null ? Math.max(1, of) : 1}
          words={words}
          tone={doneStamp === null ? "hot" : "teal"}
        />
      </span>
      <span className={layout.quiet}>{words}</span>
    </span>
  );
};
