import { FriendsLink } from "../screen/late-friends-link.tsx";
import { TableSeats } from "../screen/table.tsx";
import { companyWords } from "./company-words.ts";
import { useRace } from "./store.ts";

/** The table of the race to come. */
export function Table() {
  const table = useRace((race) => race.table);
  const stage = useRace((race) => race.stage);
  const startsAtMs = useRace((race) => race.startsAtMs);
  return (
    <TableSeats table={table} startsAtMs={startsAtMs} isLeaving={stage === "gathering"} unit="WPM">
      {table && companyWords(table)} Bots fill the empty seats. {stage === "table" && <FriendsLink />}
    </TableSeats>
  );
}
