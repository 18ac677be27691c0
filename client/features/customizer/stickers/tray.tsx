import {
  ArrowDown,
  ArrowDownToLine,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpToLine,
  FlipHorizontal2,
  History,
  Redo2,
  RotateCcw,
  RotateCw,
  Trash2,
  Undo2,
  type LucideIcon,
} from "lucide-react";

import { lootByID } from "#shared/content/loot/catalog.ts";
import { MOST_STICKERS } from "#shared/rules/garage/equip.ts";

import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Kbd } from "../../../ui/controls/kbd.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { LootPicture } from "../../../ui/pictures/loot-picture.tsx";
import type { Deed } from "./deeds.ts";
import { nameOf, type Bench } from "./use-bench.ts";

import style from "./tray.module.css";

const TOOLS: readonly (readonly (readonly [deed: Deed, label: string, icon: LucideIcon])[])[] = [
  [
    ["left", "Move left", ArrowLeft],
    ["up", "Move up", ArrowUp],
    ["down", "Move down", ArrowDown],
    ["right", "Move right", ArrowRight],
  ],
  [
    ["turnLeft", "Turn left", RotateCcw],
    ["turnRight", "Turn right", RotateCw],
    ["mirror", "Mirror", FlipHorizontal2],
  ],
  [
    ["lower", "Put under the next one", ArrowDownToLine],
    ["raise", "Put over the next one", ArrowUpToLine],
    ["remove", "Take off", Trash2],
  ],
];

/** What is on the car, in order, and the tools for the chosen sticker; nothing while the car never had one on. */
export function Tray({ bench }: { readonly bench: Bench }) {
  const { stickers, selected, select, work, isChanged, canUndo, canRedo, undo, redo, drop, said } = bench;
  if (stickers.length === 0 && !canUndo && !canRedo) return null;
  return (
    <section className={style.tray} aria-label="Place your stickers">
      <div className={style.on}>
        <p className={style.count}>
          On your car: <strong>{stickers.length}</strong> of {MOST_STICKERS}
          {stickers.length > 1 && <span className={style.hint}>lowest first</span>}
        </p>
        {stickers.length === 0 ? (
          <p className={style.none}>A clean car.</p>
        ) : (
          <ol className={style.list} aria-label="From the lowest to the top one">
            {stickers.map(({ lootID }) => {
              const loot = lootByID(lootID);
              return (
                <li key={lootID}>
                  <button
                    type="button"
                    className={style.chip}
                    aria-label={`Choose ${nameOf(lootID)}`}
                    aria-pressed={selected === lootID}
                    onClick={() => select(lootID)}
                  >
                    {loot && <LootPicture loot={loot} />}
                  </button>
                </li>
              );
            })}
          </ol>
        )}
      </div>
      <fieldset className={style.tools}>
        <legend className={style.legend}>{selected ? `Tools for ${nameOf(selected)}` : "Tools"}</legend>
        {TOOLS.map((group) => (
          <div key={group[0]?.[0]} className={style.group}>
            {group.map(([deed, label, icon]) => (
              <IconButton
                key={deed}
                label={label}
                icon={icon}
                size="small"
                disabled={selected === undefined}
                onClick={(event) => work(deed, event.shiftKey)}
              />
            ))}
          </div>
        ))}
        <div className={style.group}>
          <IconButton label="Undo" icon={Undo2} size="small" disabled={!canUndo} onClick={undo} />
          <IconButton label="Redo" icon={Redo2} size="small" disabled={!canRedo} onClick={redo} />
          <IconButton label="Back to what you wear" icon={History} size="small" disabled={!isChanged} onClick={drop} />
        </div>
      </fieldset>
      <p className={style.keys} hidden={stickers.length === 0} aria-hidden>
        Drag, or <Kbd>←</Kbd> <Kbd>→</Kbd> move · <Kbd>R</Kbd> turns · <Kbd>M</Kbd> mirrors · <Kbd>[</Kbd> <Kbd>]</Kbd>{" "}
        order · <Kbd>Del</Kbd> off
      </p>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </section>
  );
}
