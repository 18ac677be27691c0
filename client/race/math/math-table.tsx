import { lessonByID } from "#shared/content/lessons.ts";

import { FriendsLink } from "../screen/late-friends-link.tsx";
import { TableSeats } from "../screen/table.tsx";
import { useMath } from "./store.ts";

/** The table of the race to come. */
export function Table() {
  const table = useMath((race) => race.table);
  const startsAtMs = useMath((race) => race.startsAtMs);
  const lessonID = useMath((race) => race.lessonID);
  const isLeaving = useMath((race) => race.stage === "gathering");
  const lesson = lessonID && lessonByID(lessonID);
  return (
    <TableSeats table={table} startsAtMs={startsAtMs} isLeaving={isLeaving} unit="a minute">
      Everyone here races {lesson?.shortDescription ?? "the same problems"}, at about your pace. Bots take the seats
      that stay free. {table && !isLeaving && <FriendsLink />}
    </TableSeats>
  );
}
