import type { Pupil } from "#shared/contracts/classes/teacher-shapes.ts";

import { csvOf } from "../../browser/csv.ts";
import type { PupilProgress } from "../data/use-assignments.ts";

/** A pupil with how far they are. */
export interface ProgressLine {
  readonly pupil: Pick<Pupil, "userID" | "alias" | "realName">;
  readonly far: PupilProgress;
}

const HEAD = ["Alias", "Real name", "Progress", "Of", "Done"] as const;

/** Everyone's progress as a file that spreadsheets open, days in UTC. */
export const progressCsv = (lines: readonly ProgressLine[]): string =>
  csvOf([
    HEAD,
    ...lines.map(({ pupil: { alias, realName }, far: { count, of, doneStamp } }) => [
      alias,
      realName ?? "",
      String(count),
      String(of),
      doneStamp === null ? "" : new Date(doneStamp * 1_000).toISOString().slice(0, 10),
    ]),
  ]);
