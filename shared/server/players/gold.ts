import type { Stamp } from "../../units.ts";

/** Gold now: bought, and not over. No end means for life. @source teams §6 Gold member */
export const isGold = (row: { membership: "basic" | "gold"; gold_until_stamp: Stamp | null }, now: Stamp): boolean =>
  row.membership === "gold" && (row.gold_until_stamp === null || row.gold_until_stamp > now);
