import type { CSSProperties } from "react";

import type { Rarity } from "#shared/content/cars/car.ts";
import type { LootID } from "#shared/content/loot/loot.ts";
import { formatNumber } from "#shared/format/figures.ts";

import { shelvesOf } from "../filter.ts";
import type { Piece } from "../pieces.ts";
import { ShelfItem } from "./shelf-item.tsx";

import style from "./shelf.module.css";

interface ShelfProps {
  /** All of the kind, and those of them that are shown. */
  readonly pieces: readonly Piece[];
  readonly shown: readonly Piece[];
  readonly picked: LootID | undefined;
  readonly onPick: (piece: Piece) => void;
  /** What nametags say. */
  readonly name: string;
}

const WORDS: Readonly<Record<Rarity, string>> = {
  common: "Common",
  uncommon: "Uncommon",
  rare: "Rare",
  epic: "Epic",
  legendary: "Legendary",
};

/** Everything of one kind, on a shelf for each rarity. */
export function Shelf({ pieces, shown, picked, onPick, name }: ShelfProps) {
  return (
    <div className={style.hall}>
      {shelvesOf(shown).map(([rarity, own]) => {
        const all = pieces.filter(({ loot }) => loot.rarity === rarity);
        const owned = all.filter(({ isOwned }) => isOwned).length;
        return (
          <fieldset
            key={rarity}
            className={style.shelf}
            data-rarity={rarity}
            data-type={own[0]?.loot.type}
            style={{ "--count": own.length } as CSSProperties}
          >
            <legend className={style.label}>
              <span className={style.rarity}>{WORDS[rarity]}</span>{" "}
              <span className={style.count}>
                {formatNumber(owned)} of {formatNumber(all.length)}
              </span>
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
        );
      })}
    </div>
  );
}
