import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";
import { formatCount } from "#shared/format/figures.ts";

/** Which table this is, where there are several behind the link; undefined at the only one. */
export function tableWords({ tableNumber, tables }: Pick<LobbyView, "tableNumber" | "tables">): string | undefined {
  if (tableNumber === 1 && tables.length === 1) return undefined;
  const racers = tables.reduce((sum, table) => sum + table.racers, 0);
  const where = `You're at table ${tableNumber}`;
  if (tables.length === 1) return `${where}.`;
  return `${where}. ${formatCount(racers, "racer")} at ${tables.length} tables behind this link.`;
}
