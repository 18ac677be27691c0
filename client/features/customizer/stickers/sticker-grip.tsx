import { useRef, type KeyboardEvent, type PointerEvent } from "react";

import type { Area } from "#shared/content/cars/car.ts";
import { STICKER_SIZE } from "#shared/content/cars/parts/stickers.ts";
import { movedTo, type Stickers } from "#shared/rules/garage/placing.ts";

import { keepFocus } from "../../../ui/keep-focus.ts";
import { deedOf } from "./deeds.ts";
import { nameOf, type Bench } from "./use-bench.ts";

import style from "./sticker-grip.module.css";

interface StickerGripProps {
  readonly sticker: Stickers[number];
  readonly at: number;
  readonly area: Area;
  readonly bench: Bench;
}

interface Held {
  readonly fromX: number;
  readonly fromY: number;
  readonly x: number;
  readonly y: number;
  isMoved: boolean;
}

/** Takes a sticker by mouse, finger or keys. */
export function StickerGrip({ sticker, at, area, bench }: StickerGripProps) {
  const held = useRef<Held>(undefined);
  const { lootID, x, y, turn } = sticker;
  const { stickers, selected, select, change, work, undo, redo, sayPlace } = bench;

  const take = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { fromX: event.clientX, fromY: event.clientY, x, y, isMoved: false };
    select(lootID);
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const hold = held.current;
    const frame = event.currentTarget.closest("ul")?.getBoundingClientRect();
    if (!hold || !frame) return;
    const next = movedTo(
      stickers,
      lootID,
      hold.x + ((event.clientX - hold.fromX) / frame.width) * 100,
      hold.y + ((event.clientY - hold.fromY) / frame.height) * 100,
    );
    if (next.every((other, nth) => other.x === stickers[nth]?.x && other.y === stickers[nth].y)) return;
    change(next, hold.isMoved);
    hold.isMoved = true;
  };
  const drop = (): void => {
    if (held.current?.isMoved) sayPlace(lootID, sticker);
    held.current = undefined;
  };
  const press = (event: KeyboardEvent): void => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === "z") {
      event.preventDefault();
      (event.shiftKey ? redo : undo)();
      return;
    }
    const deed = isCommand || event.altKey ? undefined : deedOf(event);
    if (!deed) return;
    event.preventDefault();
    const keep = keepFocus(event.currentTarget.closest("ul"));
    work(deed, event.shiftKey);
    if (deed === "remove") keep();
  };
  return (
    <li>
      <button
        type="button"
        className={style.grip}
        aria-label={`${nameOf(lootID)}, sticker ${at + 1} of ${stickers.length}`}
        aria-pressed={selected === lootID}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown R M [ ] Delete"
        style={{
          left: `${x}%`,
          top: `${y}%`,
          width: `${(STICKER_SIZE / area[2]) * 100}%`,
          height: `${(STICKER_SIZE / area[3]) * 100}%`,
          rotate: `${turn}deg`,
          zIndex: at,
        }}
        onFocus={() => select(lootID)}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        onKeyDown={press}
      />
    </li>
  );
}
