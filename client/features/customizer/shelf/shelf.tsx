import type { CSSProperties } from "react";

import type { LootID } from "#shared/content/loot/loot.ts";
import { formatNumber } from "#shared/format/figures.ts";

import { shelvesOf, type ShelfKey } from "../filter.ts";
import type { Piece } from "../pieces.ts";
import { useSoldNow } from "../sold-now.ts";
import { ShelfItem } from "./shelf-item.tsx";

import style from "./shelf.module.css";

interface ShelfProps {
  readonly shown: readonly Piece[];
  readonly picked: LootID | undefined;
  readonly onPick: (piece: Piece) => void;
  /** What nametags say. */
  readonly name: string;
}

const WORDS: Readonly<Record<ShelfKey, string>> = {
  yours: "Yours",
  sold: "In the shop now",
  common: "Common",
  uncommon: "Uncommon",
  rare: "Rare",
  epic: "Epic",
  legendary: "Legendary",
};

/** Everything of one kind: one's own first, then what can be bought now, then the rest by rarity. */
export function Shelf({ shown, picked, onPick, name }: ShelfProps) {
  const soldNow = useSoldNow();
  return (
    <div className={style.hall}>
      {shelvesOf(shown, soldNow).map(([key, own]) => (
        <fieldset
          key={key}
          className={style.shelf}
          data-shelf={key}
          data-type={own[0]?.loot.type}
          style={{ "--count": own.length } as CSSProperties}
        >
          <legend className={style.label}>
            <span className={style.shelfName}>{WORDS[key]}</span>{" "}
            <span className={style.count}>{formatNumber(own.length)}</span>
          </legend>
          <div className={style.boards}>
            {own.map((piece) => (
              <ShelfItem
                key={piece.loot.lootID}
                piece={piece}
                isPicked={piece.loot.lootID === picked}
                onPick={onPick}
                name={name}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
