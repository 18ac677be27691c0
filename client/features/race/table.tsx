import { FriendsLink } from "../../friend-race/friends-link.tsx";
import { TableSeats } from "../../race-parts/table-seats.tsx";
import { useRace } from "./store.ts";

/** The table of the race to come. */
export function Table() {
  const table = useRace((race) => race.table);
  const stage = useRace((race) => race.stage);
  const startsAtMs = useRace((race) => race.startsAtMs);
  return (
    <TableSeats table={table} startsAtMs={startsAtMs} isLeaving={stage === "gathering"} unit="WPM">
      {table && `Racers here average ${table.speeds[0]} to ${table.speeds[1]} WPM, about as fast as you.`} Bots take the
      seats that stay free. {stage === "table" && <FriendsLink />}
    </TableSeats>
  );
}
