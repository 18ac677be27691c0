import { KeyRound, Sparkle } from "lucide-react";

import { Badge } from "../../ui/data/badge.tsx";
import { GoldBadge } from "../../ui/data/gold-badge.tsx";
import { RarityBadge } from "../../ui/data/rarity-badge.tsx";
import type { Owned } from "./owned.ts";

import style from "./marks.module.css";

interface MarksProps extends Pick<Owned, "car" | "isNew"> {
  readonly isInUse?: boolean;
}

/** Rarity, and what else is special about a car. */
export const Marks = ({ car, isNew, isInUse = false }: MarksProps) => (
  <p className={style.marks}>
    <RarityBadge rarity={car.rarity} />
    {car.goldOnly && <GoldBadge />}
    {isNew && (
      <Badge tone="hot" icon={<Sparkle aria-hidden />}>
        New
      </Badge>
    )}
    {isInUse && <Badge icon={<KeyRound aria-hidden />}>In use</Badge>}
  </p>
);
