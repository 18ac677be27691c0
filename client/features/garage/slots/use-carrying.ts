import {
  type CollisionDetection,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useEffect, useEffectEvent, useMemo, useState } from "react";

import type { CarID } from "#shared/ids.ts";
import { moved, type Layout } from "#shared/rules/garage/layout.ts";

import { announcementsFor, slotID, slotOf } from "./announcements.ts";
import { pageOf, stepOf } from "./steps.ts";

interface Carrying {
  readonly carID: CarID;
  /** Undefined where a car can't be put down. */
  readonly over: number | undefined;
  readonly isByKeys: boolean;
}

interface CarryingOptions {
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly columns: () => number;
  /** A car was put down by keys. */
  readonly onPut: (carID: CarID, slot: number) => void;
}

/** How long a car is held at an edge before the page turns. */
const TURN_MS = 650;
/** A finger that rests this long carries; one that moves before scrolls. */
const TOUCH = { delay: 220, tolerance: 8 } as const;
const MOUSE = { distance: 6 } as const;
const KEYS = { start: ["Space"], cancel: ["Escape"], end: ["Space", "Enter"] };

export const EDGES = { back: "page-back", on: "page-on" } as const;

/** Moves cars from slot to slot: by mouse, by finger or by keys, over all pages. */
export function useCarrying({ layout, onLayout, page, onPage, columns, onPut }: CarryingOptions) {
  const [carrying, setCarrying] = useState<Carrying>();
  const [edge, setEdge] = useState<string>();

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, {
      keyboardCodes: KEYS,
      // The car itself goes nowhere: the slot that is chosen shows it.
      coordinateGetter(event) {
        if (!/^(Arrow|Page|Home|End)/.test(event.code)) return;
        event.preventDefault();
        setCarrying((carried) => {
          if (carried?.over === undefined) return carried;
          const over = stepOf(event.code, carried.over, columns(), layout.length);
          return over === undefined ? carried : { ...carried, over };
        });
      },
    }),
  );

  const target = carrying?.isByKeys ? carrying.over : undefined;
  const shownPage = target === undefined ? page : pageOf(target);
  const finish = (): void => {
    if (target !== undefined) onPage(shownPage);
    setCarrying(undefined);
    setEdge(undefined);
  };

  const turnPage = useEffectEvent((to: string) => onPage(page + (to === EDGES.on ? 1 : -1)));
  useEffect(() => {
    if (edge === undefined) return;
    const timer = window.setTimeout(() => turnPage(edge), TURN_MS);
    return () => window.clearTimeout(timer);
  }, [edge, page]);

  const collisionDetection: CollisionDetection = ({ pointerCoordinates }) => {
    if (target !== undefined) return [{ id: slotID(target) }];
    const id = pointerCoordinates && targetAt(pointerCoordinates.x, pointerCoordinates.y);
    return id === undefined || id === null ? [] : [{ id }];
  };

  const announcements = useMemo(() => announcementsFor(layout), [layout]);
  return {
    carrying,
    shownPage,
    announcements,
    context: {
      sensors,
      collisionDetection,
      onDragStart({ active, activatorEvent }: DragStartEvent) {
        const carID = active.id as CarID;
        setCarrying({ carID, over: layout.indexOf(carID), isByKeys: activatorEvent instanceof KeyboardEvent });
      },
      onDragOver({ over }: DragOverEvent) {
        const id = over?.id;
        setEdge(id === EDGES.on || id === EDGES.back ? id : undefined);
        setCarrying((carried) => carried && (carried.isByKeys ? carried : { ...carried, over: slotOf(id) }));
      },
      onDragEnd({ active, over }: DragEndEvent) {
        const from = layout.indexOf(active.id as CarID);
        const to = slotOf(over?.id);
        finish();
        if (carrying?.isByKeys) onPut(carrying.carID, to ?? from);
        if (from !== -1 && to !== undefined && from !== to) onLayout(moved(layout, from, to));
      },
      onDragCancel: () => {
        setCarrying(undefined);
        setEdge(undefined);
      },
    },
  };
}

/** The slot or edge at a point of the window. */
function targetAt(x: number, y: number): string | undefined {
  const part = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-target]"))
    .find((element) => element !== null);
  return part?.dataset.target;
}
