import { waysTo } from "#shared/rules/garage/ways.ts";

import type { Piece } from "../pieces.ts";

/** Who may wear something, for those who may not. */
const GOLD_ONLY = "Only gold members can wear it.";

/** How the player stands to a piece, in a sentence or two. */
export function standingWords({ loot, isOwned, isWorn, isWaiting }: Piece, isGold: boolean): string {
  const isUsual = loot.ways.some(({ from }) => from === "start");
  const isBarred = loot.goldOnly && !isGold;
  if (isWaiting) return "It waits for gold: as soon as you're gold again, it's back on.";
  if (isWorn) return isUsual ? "It's on. Everyone starts with it." : "It's on. Looking good!";
  if (isOwned) return isBarred ? `It's yours. ${GOLD_ONLY}` : "It's yours to wear.";
  return `Locked. ${waysTo(loot).join(", or: ")}.${isBarred ? ` ${GOLD_ONLY}` : ""}`;
}
