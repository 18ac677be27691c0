import { lootByID } from "#shared/content/loot/catalog.ts";
import type { Loot, LootID } from "#shared/content/loot/loot.ts";
import type { Look } from "#shared/rules/garage/look.ts";
import { defaultOf, type SingleType } from "#shared/rules/garage/worn.ts";

/** What a look has of a type; for nothing what everybody has. */
export function wornItem(look: Look, slot: SingleType, isGold: boolean): Loot {
  const lootID = look[slot] ?? defaultOf(slot, isGold) ?? 0;
  const loot = lootByID(lootID as LootID);
  if (!loot) throw new Error(`Loot ${lootID} is unknown`);
  return loot;
}
