import { lazy } from "react";

import { Table } from "../screen/table.tsx";
import { useRace } from "../session/race-store.ts";
import { companyWords } from "./company-words.ts";
import type { TypingSession } from "./use-typing-session.ts";

/** Loaded at the table, since a race must open quickly. */
const LateWarmUpLine = lazy(async () => ({ default: (await import("./warm-up/warm-up-line.tsx")).WarmUpLine }));

interface TypingTableProps {
  readonly session: Pick<TypingSession, "scene">;
}

/** The table of the typing race to come. */
export function TypingTable({ session }: TypingTableProps) {
  const table = useRace((race) => race.table);
  return (
    <Table unit="WPM" pastime={<LateWarmUpLine session={session} />}>
      {table && companyWords(table)} Bots fill the empty seats.
    </Table>
  );
}
