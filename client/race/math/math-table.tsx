import { lessonByID } from "#shared/content/lessons.ts";

import { Table } from "../screen/table.tsx";
import { useMath } from "./math-store.ts";

/** The table of the math race to come. */
export function MathTable() {
  const lessonID = useMath((math) => math.lessonID);
  const lesson = lessonID && lessonByID(lessonID);
  return (
    <Table unit="a minute">
      Everyone here races {lesson?.shortDescription ?? "the same problems"}, at about your pace. Bots fill the empty
      seats.
    </Table>
  );
}
