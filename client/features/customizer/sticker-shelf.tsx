import type { Wardrobe } from "#shared/rules/garage/equip.ts";

import { StickerBar } from "./bar/sticker-bar.tsx";
import { useSaving } from "./bar/use-saving.ts";
import type { Kind } from "./kinds.ts";
import type { Piece } from "./pieces.ts";
import { ShelfHead } from "./shelf-head.tsx";
import { Nothing } from "./shelf/nothing.tsx";
import { Shelf } from "./shelf/shelf.tsx";
import { Tray } from "./stickers/tray.tsx";
import type { Bench } from "./stickers/use-bench.ts";
import { useFilter } from "./use-filter.ts";

import style from "./shelf-page.module.css";

interface StickerShelfProps {
  readonly kind: Kind;
  readonly pieces: readonly Piece[];
  readonly piece: Piece | undefined;
  readonly onPick: (piece: Piece) => void;
  readonly wardrobe: Wardrobe;
  readonly bench: Bench;
  readonly isDriving: boolean;
}

/** The bench's tray, and the stickers. */
export function StickerShelf(props: StickerShelfProps) {
  const { kind, pieces, piece, onPick, wardrobe, bench, isDriving } = props;
  const saving = useSaving();
  const { filter, setFilter, shown } = useFilter("sticker", pieces);
  const pick = (next: Piece): void => {
    saving.forget();
    onPick(next);
    const { lootID } = next.loot;
    if (bench.stickers.some((sticker) => sticker.lootID === lootID)) bench.select(lootID);
  };
  return (
    <>
      <div className={style.body}>
        {!isDriving && <Tray bench={bench} />}
        <ShelfHead kind={kind} pieces={pieces} filter={filter} onFilter={setFilter} />
        {shown.length === 0 ? (
          <Nothing kind={kind} pieces={pieces} filter={filter} onFilter={setFilter} />
        ) : (
          <Shelf shown={shown} picked={piece?.loot.lootID} onPick={pick} name="" />
        )}
      </div>
      <StickerBar piece={piece} wardrobe={wardrobe} bench={bench} saving={saving} />
    </>
  );
}
