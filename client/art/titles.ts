import type { LootID } from "#shared/content/loot/loot.ts";

/** The words of a title; undefined for one that the catalogue doesn't know. */
export async function loadTitle(lootID: LootID): Promise<string | undefined> {
  const { TITLES } = await import("#shared/content/loot/catalog/titles.ts");
  return TITLES.find((title) => title.lootID === lootID)?.name;
}
