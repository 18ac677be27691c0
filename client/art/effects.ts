import { PLAIN_FLAME, PLAIN_TRAIL } from "#shared/content/loot/art/plain.ts";
import type { LootID, NametagArt } from "#shared/content/loot/loot.ts";
import type { NitroFlame, ParticleRecipe } from "#shared/content/loot/particles.ts";

/** What flies behind a car; road dust for whoever has no trail. */
export async function loadTrail(lootID: LootID | null): Promise<ParticleRecipe> {
  if (lootID === null) return PLAIN_TRAIL;
  const { TRAIL_ART } = await import("#shared/content/loot/art/trails.ts");
  return TRAIL_ART[lootID] ?? PLAIN_TRAIL;
}

/** The flame of a nitro; the blue burner for whoever has no other. */
export async function loadFlame(lootID: LootID | null): Promise<NitroFlame> {
  if (lootID === null) return PLAIN_FLAME;
  const { NITRO_ART } = await import("#shared/content/loot/art/nitros.ts");
  return NITRO_ART[lootID] ?? PLAIN_FLAME;
}

/** The plate of a nametag; undefined for the plain one. */
export async function loadNametag(lootID: LootID | null): Promise<NametagArt | undefined> {
  if (lootID === null) return undefined;
  const { NAMETAG_ART } = await import("#shared/content/loot/art/nametags.ts");
  return NAMETAG_ART[lootID];
}
