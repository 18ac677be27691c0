import type { DropInPodium } from "#shared/contracts/realtime/drop-in.ts";

import { csvOf } from "../browser/csv.ts";

const HEAD = ["Race", "Place", "Name", "Speed", "Accuracy", "Points"] as const;

/** All races of a lesson, as a table for the teacher's own disk. It's made here: no server sees it. */
export const lessonCsv = (podiums: readonly DropInPodium[]): string =>
  csvOf([
    HEAD,
    ...podiums.flatMap(({ number, lines }) =>
      lines.map(({ place, name, speed, accuracy, points }) => [
        String(number),
        place === null ? "" : String(place),
        name,
        String(speed),
        String(accuracy),
        String(points),
      ]),
    ),
  ]);
