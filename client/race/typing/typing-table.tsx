import { Table } from "../screen/table.tsx";
import { useRace } from "../session/race-store.ts";
import { companyWords } from "./company-words.ts";

/** The table of the typing race to come. */
export function TypingTable() {
  const table = useRace((race) => race.table);
  return <Table unit="WPM">{table && companyWords(table)} Bots fill the empty seats.</Table>;
}
