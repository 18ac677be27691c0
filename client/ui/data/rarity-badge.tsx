import type { Rarity } from "#shared/content/cars/car.ts";

import { Badge, type Tone } from "./badge.tsx";

const TONES: Record<Rarity, Tone> = {
  common: "neutral",
  uncommon: "teal",
  rare: "sky",
  epic: "violet",
  legendary: "amber",
};

export function RarityBadge({ rarity }: { readonly rarity: Rarity }) {
  return <Badge tone={TONES[rarity]}>{rarity[0]?.toUpperCase() + rarity.slice(1)}</Badge>;
}
