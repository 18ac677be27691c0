import { Check, Hourglass, Lock } from "lucide-react";
import { memo } from "react";

import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { LootPicture } from "../../../ui/pictures/loot-picture.tsx";
import { useIsNear } from "../../../ui/use-is-near.ts";
import type { Piece } from "../pieces.ts";
import { GoldMark } from "./gold-mark.tsx";

import style from "./shelf-item.module.css";

interface ShelfItemProps {
  readonly piece: Piece;
  readonly isPicked: boolean;
  readonly onPick: (piece: Piece) => void;
  readonly name: string;
}

/** One thing on the shelf. Focused or chosen, it is tried on. */
export const ShelfItem = memo(function ShelfItem({ piece, isPicked, onPick, name }: ShelfItemProps) {
  const { loot, isOwned, isNew, isWorn, isWaiting } = piece;
  const { ref, isNear } = useIsNear<HTMLLabelElement>();
  const pick = (): void => {
    if (!isPicked) onPick(piece);
  };
  return (
    <label
      ref={ref}
      className={style.item}
      data-type={loot.type}
      data-locked={!isOwned || undefined}
      data-gold={loot.goldOnly || undefined}
    >
      <input
        type="radio"
        name="piece"
        value={loot.lootID}
        className={style.input}
        checked={isPicked}
        onChange={pick}
        onFocus={pick}
      />
      <span className={style.place}>
        <span className={style.picture}>{isNear && <LootPicture loot={loot} name={name} />}</span>
      </span>
      <span className={style.tag}>
        {!isOwned && <Lock aria-hidden className={style.lock} />}
        <span className={style.name}>{loot.name}</span>
      </span>
      <span className={style.marks}>
        {isWorn && (
          <span className={style.mark} data-mark="worn">
            <Check aria-hidden />
            On
          </span>
        )}
        {isWaiting && (
          <span className={style.mark} data-mark="waits">
            <Hourglass aria-hidden />
            Waits for gold
          </span>
        )}
        {isNew && (
          <span className={style.mark} data-mark="new">
            New
          </span>
        )}
      </span>
      {loot.goldOnly && <GoldMark />}
      {!isOwned && <VisuallyHidden>(locked)</VisuallyHidden>}
    </label>
  );
});
