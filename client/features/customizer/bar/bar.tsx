import type { ReactNode } from "react";

import { GoldBadge } from "../../../ui/data/gold-badge.tsx";
import { RarityBadge } from "../../../ui/data/rarity-badge.tsx";
import { LootPicture } from "../../../ui/pictures/loot-picture.tsx";
import type { Piece } from "../pieces.ts";

import style from "./bar.module.css";

interface BarProps {
  /** What is tried on. */
  readonly piece: Piece | undefined;
  readonly name: string;
  /** How the player stands to it. */
  readonly note: ReactNode;
  readonly trouble: string | undefined;
  readonly children: ReactNode;
}

/** The dashboard under the shelf: what is tried on, and what can be done with it. */
export function Bar({ piece, name, note, trouble, children }: BarProps) {
  return (
    <section className={style.bar} aria-label="What you try on">
      <div className={style.picture} data-type={piece?.loot.type}>
        {piece && <LootPicture loot={piece.loot} name={name} />}
      </div>
      <div className={style.words}>
        {piece && (
          <p className={style.name}>
            {piece.loot.name} <RarityBadge rarity={piece.loot.rarity} />
            {piece.loot.goldOnly && <GoldBadge />}
          </p>
        )}
        {trouble === undefined ? (
          <p className={style.note} aria-live="polite">
            {note}
          </p>
        ) : (
          <p className={style.trouble} role="alert">
            {trouble}
          </p>
        )}
      </div>
      <div className={style.actions}>{children}</div>
    </section>
  );
}
