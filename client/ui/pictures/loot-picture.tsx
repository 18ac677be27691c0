import { useEffect, useState } from "react";

import { LOOT_PICTURES } from "#shared/content/loot/draw.ts";
import type { Loot, LootArt } from "#shared/content/loot/loot.ts";

import { knownLootArt, loadLootArt, lootPicture } from "../../art/loot.ts";
import { asIs } from "../data/as-is.tsx";

import style from "./loot-picture.module.css";

interface LootPictureProps {
  readonly loot: Loot;
  /** What a nametag says: the racer's name. A title says itself. */
  readonly name?: string;
}

/** Share of a plate's width that its words may take, and the width of a letter by its height. */
const WORDS = { nametag: 66, title: 60 } as const;
const LETTER = 0.47;
const LARGEST = { nametag: 12.5, title: 9.5 } as const;

/** The size at which words fit their plate, in shares of its width. */
const sizeOf = (type: "nametag" | "title", words: string): string =>
  `${Math.min(LARGEST[type], WORDS[type] / (LETTER * Math.max(1, words.length)))}cqi`;

/** The art of a piece of loot; undefined while it is being loaded. */
export function useLootArt(loot: Loot): LootArt | undefined {
  const [, setLoaded] = useState(0);
  const art = knownLootArt(loot.lootID);
  const isKnown = art !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let isWanted = true;
    loadLootArt(loot).then(
      () => isWanted && setLoaded((times) => times + 1),
      (error: unknown) => console.warn("No picture of loot:", error),
    );
    return () => void (isWanted = false);
  }, [loot, isKnown]);
  return art;
}

/** A piece of loot as wide as its place. Its words are part of the picture, and silent like it. */
export function LootPicture({ loot, name = "" }: LootPictureProps) {
  const art = useLootArt(loot);
  const [width, height] = LOOT_PICTURES[loot.type];
  const words = loot.type === "title" ? loot.name : name;
  return (
    <span className={style.picture} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden>
      {art && <img src={lootPicture(loot, art)} alt="" width={width} height={height} draggable={false} />}
      {art && (art.type === "nametag" || art.type === "title") && (
        <span
          {...(loot.type === "title" ? { className: style.words } : asIs(style.words))}
          data-type={art.type}
          style={{ color: art.inks.text, fontSize: sizeOf(art.type, words) }}
        >
          {words}
        </span>
      )}
    </span>
  );
}
