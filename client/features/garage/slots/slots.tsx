import { DndContext, DragOverlay, useDroppable } from "@dnd-kit/core";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";

import { formatCount } from "#shared/format/figures.ts";
import type { CarID } from "#shared/ids.ts";
import { GARAGE, type Layout, moved } from "#shared/rules/garage/layout.ts";

import { Pagination } from "../../../ui/data/pagination.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import type { OwnedCars } from "../owned.ts";
import { INSTRUCTIONS, nameOf } from "./announcements.ts";
import { Slot } from "./slot.tsx";
import { nextCarAt, pageOf } from "./steps.ts";
import { EDGES, useCarrying } from "./use-carrying.ts";

import style from "./slots.module.css";

interface SlotsProps {
  readonly cars: OwnedCars;
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  readonly selected: CarID | undefined;
  /** A car for which a slot is to be chosen, without dragging. */
  readonly moving: CarID | undefined;
  readonly onMoved: () => void;
  readonly onSelect: (carID: CarID, isByKeys: boolean) => void;
}

/** The decks of the hall: every car in its slot, to be looked at or carried to another. */
export function Slots({ cars, layout, onLayout, selected, moving, onMoved, onSelect }: SlotsProps) {
  const decks = useRef<HTMLDivElement>(null);
  const [wishedPage, setPage] = useState(0);
  const pages = layout.length / GARAGE.pageSlots;
  const page = Math.min(wishedPage, pages - 1);
  const [stop, setStop] = useState<CarID>();
  const columns = (): number => {
    const deck = decks.current?.querySelector("ul:not([hidden])");
    return deck ? getComputedStyle(deck).gridTemplateColumns.split(" ").length : 1;
  };
  /** Its page and its slot may have to come first. */
  const focusCar = (carID: CarID, slot: number): void => {
    setStop(carID);
    setPage(pageOf(slot));
    requestAnimationFrame(() => decks.current?.querySelector<HTMLElement>(`[data-car="${carID}"]`)?.focus());
  };
  const { carrying, shownPage, announcements, context } = useCarrying({
    layout,
    onLayout,
    page,
    onPage: setPage,
    columns,
    onPut: focusCar,
  });
  const carried = carrying && cars.get(carrying.carID);
  const from = carrying ? layout.indexOf(carrying.carID) : -1;

  const putAt = (slot: number): (() => void) | undefined => {
    if (moving === undefined) return undefined;
    return () => {
      onLayout(moved(layout, layout.indexOf(moving), slot));
      focusCar(moving, slot);
      onMoved();
    };
  };
  const onKey = (event: KeyboardEvent, slot: number): void => {
    const next = nextCarAt(event.key, slot, columns(), layout);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    focusCar(next, layout.indexOf(next));
  };
  /** Where Tab goes on a page: to the car that was there last, or the first. */
  const stopOn = (each: number): CarID | null | undefined => {
    const onPage = layout.slice(each * GARAGE.pageSlots, (each + 1) * GARAGE.pageSlots);
    return (
      onPage.find((carID) => carID !== null && (carID === stop || (stop === undefined && carID === selected))) ??
      onPage.find((carID) => carID !== null)
    );
  };
  /** By keys nothing hangs at a pointer: the slots show what would be. */
  const previewAt = (slot: number) => {
    if (!carrying?.isByKeys || carrying.over === undefined || carrying.over === from) return undefined;
    if (slot === carrying.over) return carried;
    const swapped = layout[carrying.over] ?? null;
    return slot === from && swapped !== null ? cars.get(swapped) : undefined;
  };

  return (
    <DndContext {...context} accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}>
      <div ref={decks} className={style.hall} data-carrying={carrying ? "" : undefined}>
        {Array.from({ length: pages }, (_, each) => (
          <ul
            key={each}
            className={style.decks}
            aria-label={pages === 1 ? "Your parked cars" : `Your parked cars, page ${each + 1} of ${pages}`}
            // The element that a finger or the focus is on stays there, while another page is shown.
            hidden={each !== shownPage && each !== pageOf(from)}
            data-aside={each !== shownPage || undefined}
          >
            {layout.slice(each * GARAGE.pageSlots, (each + 1) * GARAGE.pageSlots).map((carID, at) => {
              const slot = each * GARAGE.pageSlots + at;
              const owned = carID === null ? undefined : cars.get(carID);
              return (
                <Slot
                  key={slot}
                  slot={slot}
                  owned={owned}
                  isSelected={carID !== null && carID === selected}
                  isTarget={carrying?.over === slot && slot !== from}
                  isLifted={slot === from}
                  preview={previewAt(slot)}
                  onPut={putAt(slot)}
                  putWords={moving === undefined ? "" : putWords(moving, carID, slot)}
                  isStop={carID !== null && carID === stopOn(each)}
                  onSelect={(isByKeys) => {
                    if (carID === null) return;
                    setStop(carID);
                    onSelect(carID, isByKeys);
                  }}
                  onKey={(event) => onKey(event, slot)}
                />
              );
            })}
          </ul>
        ))}
        {carrying && !carrying.isByKeys && shownPage > 0 && <Edge side="back" />}
        {carrying && !carrying.isByKeys && shownPage < pages - 1 && <Edge side="on" />}
      </div>
      <div className={style.foot}>
        <p className={style.note}>
          {formatCount(cars.size, "car")}, {formatCount(layout.length - cars.size, "free slot")}
        </p>
        {pages > 1 && (
          <Pagination
            label="Pages of your garage"
            page={shownPage + 1}
            pages={pages}
            onPage={(to) => setPage(to - 1)}
          />
        )}
      </div>
      <DragOverlay dropAnimation={null} className={style.overlay}>
        {carried && !carrying?.isByKeys && (
          <CarThumb carID={carried.car.carID} hueAngle={carried.hueAngle} look={carried.look} width="100%" />
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** "Slot 7, free", "Slot 2, swap with Loaf". */
function putWords(moving: CarID, there: CarID | null, slot: number): string {
  if (there === moving) return `Slot ${slot + 1}, leave it here`;
  return there === null ? `Slot ${slot + 1}, free` : `Slot ${slot + 1}, swap with ${nameOf(there)}`;
}

/** A car that is held here turns the page. */
function Edge({ side }: { readonly side: keyof typeof EDGES }) {
  const { setNodeRef, isOver } = useDroppable({ id: EDGES[side] });
  return (
    <div
      ref={setNodeRef}
      aria-hidden
      className={style.edge}
      data-side={side}
      data-target={EDGES[side]}
      data-over={isOver || undefined}
    >
      {side === "on" ? <ChevronRight /> : <ChevronLeft />}
    </div>
  );
}
