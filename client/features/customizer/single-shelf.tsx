import type { Wardrobe } from "#shared/rules/garage/equip.ts";
import type { SingleType } from "#shared/rules/garage/worn.ts";

import { useSaving } from "./bar/use-saving.ts";
import { WearBar } from "./bar/wear-bar.tsx";
import type { Kind } from "./kinds.ts";
import type { Piece } from "./pieces.ts";
import { ShelfHead } from "./shelf-head.tsx";
import { Nothing } from "./shelf/nothing.tsx";
import { Shelf } from "./shelf/shelf.tsx";
import { useFilter } from "./use-filter.ts";

import style from "./shelf-page.module.css";

interface SingleShelfProps {
  readonly kind: Kind;
  readonly type: SingleType;
  readonly pieces: readonly Piece[];
  readonly piece: Piece | undefined;
  readonly onPick: (piece: Piece | undefined) => void;
  readonly wardrobe: Wardrobe;
  readonly name: string;
}

/** A kind of which a racer wears one. */
export function SingleShelf({ kind, type, pieces, piece, onPick, wardrobe, name }: SingleShelfProps) {
  const saving = useSaving();
  const { filter, setFilter, shown } = useFilter(type, pieces);
  const pick = (next: Piece | undefined): void => {
    saving.forget();
    onPick(next);
  };
  return (
    <>
      <div className={style.body}>
        <ShelfHead kind={kind} pieces={pieces} filter={filter} onFilter={setFilter} />
        {shown.length === 0 ? (
          <Nothing kind={kind} pieces={pieces} filter={filter} onFilter={setFilter} />
        ) : (
          <Shelf shown={shown} picked={piece?.loot.lootID} onPick={pick} name={name} />
        )}
      </div>
      <WearBar
        type={type}
        piece={piece}
        name={name}
        wardrobe={wardrobe}
        saving={saving}
        onBack={() => pick(undefined)}
      />
    </>
  );
}
