import type { ClassFile, Pupil } from "#shared/contracts/classes/teacher-shapes.ts";

import { csvOf } from "../../browser/csv.ts";

const HEAD = ["Alias", "Real name", "Races", "Speed", "Accuracy", "Last here", "Logs in by"] as const;

const dayOf = (stamp: number | null): string =>
  stamp === null ? "" : new Date(stamp * 1_000).toISOString().slice(0, 10);

const rowOf = ({ alias, realName, played, speed, accuracy, lastSeenStamp, isMade }: Pupil) => [
  alias,
  realName ?? "",
  String(played),
  speed === null ? "" : String(speed),
  accuracy === null ? "" : String(accuracy),
  dayOf(lastSeenStamp),
  isMade ? "Card" : "Own account",
];

/** The results of who is in the class, as a table for spreadsheets: UTF-8 with its mark, one pupil a line, days in UTC. */
export function resultsCsv({ members }: Pick<ClassFile, "members">): string {
  return csvOf([HEAD, ...members.filter(({ standing }) => standing === "member").map(rowOf)]);
}
