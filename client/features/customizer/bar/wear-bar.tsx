import { Undo2 } from "lucide-react";

import { noEquip, type Change, type Wardrobe } from "#shared/rules/garage/equip.ts";
import { defaultOf, type SingleType } from "#shared/rules/garage/worn.ts";

import { Button } from "../../../ui/controls/button.tsx";
import type { Piece } from "../pieces.ts";
import { Bar } from "./bar.tsx";
import { ShopLink } from "./shop-link.tsx";
import { standingWords } from "./standing-words.ts";
import type { Saving } from "./use-saving.ts";

interface WearBarProps {
  readonly type: SingleType;
  readonly piece: Piece | undefined;
  readonly name: string;
  readonly wardrobe: Wardrobe;
  readonly saving: Saving;
  /** Tries nothing on any more. */
  readonly onBack: () => void;
}

/** Wears and takes off what a racer has one of. */
export function WearBar({ type, piece, name, wardrobe, saving, onBack }: WearBarProps) {
  const { isBusy, trouble, saved, save } = saving;
  const { isGold, outfit } = wardrobe;
  const before: Change = { type, id: outfit.look[type] };
  const back = noEquip(before, wardrobe) === undefined ? before : undefined;
  const can =
    piece && !piece.isWorn && !piece.isWaiting && noEquip({ type, id: piece.loot.lootID }, wardrobe) === undefined;
  const isUsual = piece?.loot.lootID === defaultOf(type, isGold);
  const canOff = piece && (piece.isWaiting || (piece.isWorn && !isUsual));
  return (
    <Bar
      piece={piece}
      name={name}
      trouble={trouble}
      note={saved ? saved.words : piece ? standingWords(piece, isGold) : "Pick something from the shelf to try it on."}
    >
      {saved?.undo && (
        <Button
          icon={<Undo2 aria-hidden />}
          busy={isBusy}
          busyLabel="Saving"
          onClick={() => void save(saved.undo ?? before, "Undone.")}
        >
          Undo
        </Button>
      )}
      <ShopLink piece={piece} />
      {piece && !piece.isWorn && (
        <Button kind="plain" disabled={isBusy} onClick={onBack}>
          Back to mine
        </Button>
      )}
      {can && (
        <Button
          kind="primary"
          busy={isBusy}
          busyLabel="Saving"
          onClick={() => void save({ type, id: piece.loot.lootID }, "Saved. It's on!", back)}
        >
          Wear it
        </Button>
      )}
      {canOff && (
        <Button
          busy={isBusy}
          busyLabel="Saving"
          onClick={() => void save({ type, id: null }, "Saved. It's off.", back)}
        >
          Take it off
        </Button>
      )}
    </Bar>
  );
}
