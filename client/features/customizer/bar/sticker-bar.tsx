import { noEquip, MOST_STICKERS, type Change, type Wardrobe } from "#shared/rules/garage/equip.ts";

import { Button } from "../../../ui/controls/button.tsx";
import type { Piece } from "../pieces.ts";
import type { Bench } from "../stickers/use-bench.ts";
import { Bar } from "./bar.tsx";
import { ShopLink } from "./shop-link.tsx";
import { standingWords } from "./standing-words.ts";
import type { Saving } from "./use-saving.ts";

interface StickerBarProps {
  readonly piece: Piece | undefined;
  readonly wardrobe: Wardrobe;
  readonly bench: Bench;
  readonly saving: Saving;
}

/** Puts stickers on the car and saves them where they are; away until one is picked. */
export function StickerBar({ piece, wardrobe, bench, saving }: StickerBarProps) {
  const { stickers, isChanged, add, remove } = bench;
  const { isBusy, trouble, saved, save } = saving;
  const { isGold } = wardrobe;
  const lootID = piece?.loot.lootID;
  const isOn = stickers.some((sticker) => sticker.lootID === lootID);
  const isFull = stickers.length >= MOST_STICKERS;
  const waiting = isGold ? [] : stickers.filter((sticker) => isBarred(sticker.lootID, wardrobe));
  const mayWear = lootID !== undefined && noEquip({ type: "sticker", ids: [lootID] }, wardrobe) === undefined;
  const change: Change = {
    type: "sticker",
    ids: stickers.map((sticker) => sticker.lootID),
    places: stickers.map(({ x, y, turn, isMirrored }) => ({ x, y, turn, isMirrored })),
  };
  if (!piece && !isChanged && !saved && trouble === undefined) return null;
  return (
    <Bar piece={piece} name="" trouble={trouble} note={note()}>
      <ShopLink piece={piece} />
      {isOn && lootID !== undefined && <Button onClick={() => remove(lootID)}>Take it off</Button>}
      {!isOn && mayWear && (
        <Button kind={isChanged ? "quiet" : "primary"} spent={isFull} onClick={() => add(lootID)}>
          {isFull ? "The car is full" : "Put it on"}
        </Button>
      )}
      {isChanged && (
        <Button
          kind="primary"
          busy={isBusy}
          busyLabel="Saving"
          disabled={waiting.length > 0}
          onClick={() => void save(change, "Saved. Your stickers are on!")}
        >
          Save stickers
        </Button>
      )}
    </Bar>
  );

  function note(): string {
    if (isChanged && waiting.length > 0) return "A gold sticker waits on your car. Take it off to save the others.";
    if (!piece) return isChanged ? "Not saved yet. We keep it while you look around." : (saved?.words ?? "");
    if (saved && !isChanged) return saved.words;
    if (isOn)
      return isChanged ? "It's on the car, not saved yet. Drag it where you want it." : standingWords(piece, isGold);
    if (isFull && mayWear) return "Five stickers is the most. Take one off first.";
    return standingWords({ ...piece, isWorn: false }, isGold);
  }
}

const isBarred = (lootID: Piece["loot"]["lootID"], wardrobe: Wardrobe): boolean =>
  noEquip({ type: "sticker", ids: [lootID] }, wardrobe) === "goldOnly";
