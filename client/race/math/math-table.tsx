import { lazy } from "react";

import { lessonByID } from "#shared/content/lessons.ts";

import { Table } from "../screen/table.tsx";
import { useMath } from "./math-store.ts";

/** It is loaded at the table, since a race must open quickly. */
const LateHorn = lazy(async () => ({ default: (await import("../screen/horn.tsx")).Horn }));

/** The table of the math race to come. */
export function MathTable() {
  const lessonID = useMath((math) => math.lessonID);
  const lesson = lessonID && lessonByID(lessonID);
  return (
    <Table unit="a minute" pastime={<LateHorn />}>
      Everyone here races {lesson?.shortDescription ?? "the same problems"}, at about your pace. Bots fill the empty
      seats.
    </Table>
  );
}
