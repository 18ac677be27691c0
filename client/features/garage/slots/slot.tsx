import { useDraggable, useDroppable } from "@dnd-kit/core";
import type { KeyboardEvent } from "react";

import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import type { Owned } from "../owned.ts";
import { Bow } from "../stage/bow.tsx";
import { slotID } from "./announcements.ts";

import style from "./slot.module.css";

interface SlotProps {
  readonly slot: number;
  readonly owned: Owned | undefined;
  readonly isSelected: boolean;
  /** A carried car would be put down here. */
  readonly isTarget: boolean;
  /** Its car is being carried. */
  readonly isLifted: boolean;
  /** The car that stands here if it is put down now. */
  readonly preview: Owned | undefined;
  /** Reached by Tab: one car of the page is, the arrow keys go on from there. */
  readonly isStop: boolean;
  /** Another car waits for its place: puts it here. */
  readonly onPut: (() => void) | undefined;
  /** What that says. */
  readonly putWords: string;
  readonly onSelect: (isByKeys: boolean) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** A parking place of the hall; the lamp above it burns while a car stands there. */
export function Slot({ slot, owned, isTarget, isLifted, preview, onPut, putWords, ...rest }: SlotProps) {
  const { setNodeRef } = useDroppable({ id: slotID(slot) });
  const shown = preview ?? owned;
  return (
    <li
      ref={setNodeRef}
      className={style.slot}
      data-target={slotID(slot)}
      data-number={slot + 1}
      data-over={isTarget || undefined}
      data-rarity={shown?.car.rarity}
      data-lifted={isLifted || undefined}
      data-in-use={shown?.isInUse || undefined}
    >
      {owned ? <ParkedCar key={owned.car.carID} slot={slot} owned={owned} {...rest} /> : null}
      {preview && preview !== owned && (
        <span className={style.preview}>
          <CarThumb carID={preview.car.carID} hueAngle={preview.hueAngle} look={preview.look} width="100%" />
        </span>
      )}
      {onPut && <button type="button" className={style.put} aria-label={putWords} onClick={onPut} />}
    </li>
  );
}

interface ParkedCarProps extends Pick<SlotProps, "slot" | "isSelected" | "isStop" | "onSelect" | "onKey"> {
  readonly owned: Owned;
}

function ParkedCar({ slot, owned, isSelected, isStop, onSelect, onKey }: ParkedCarProps) {
  const { car, hueAngle, look, isNew, isInUse } = owned;
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: car.carID });
  const words = [car.name, `slot ${slot + 1}`, isInUse && "in use", isNew && "new", car.goldOnly && "gold"];
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={style.parked}
      data-car={car.carID}
      aria-label={words.filter(Boolean).join(", ")}
      aria-pressed={isSelected}
      aria-describedby={attributes["aria-describedby"]}
      tabIndex={isStop ? 0 : -1}
      {...listeners}
      onKeyDown={(event) => {
        listeners?.onKeyDown?.(event);
        if (!isDragging) onKey(event);
      }}
      onClick={(event) => {
        if (!isDragging) onSelect(event.detail === 0);
      }}
    >
      <span className={style.standing}>
        <CarThumb carID={car.carID} hueAngle={hueAngle} look={look} width="100%" />
        {isNew && (
          <span className={style.bow}>
            <Bow />
          </span>
        )}
      </span>
      {isInUse && <span className={style.flag}>In use</span>}
    </button>
  );
}
