import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/** How far a step along the road goes, of what is seen at once. */
const STEP = 0.8;

interface Scroll {
  readonly road: RefObject<HTMLElement | null>;
  toPlace(this: void): void;
  step(this: void, way: 1 | -1): void;
}

/** Scrolls along the road, which opens where the player is. @param stop the player's, counted from 0 */
export function useScroll(stop: number): Scroll {
  const road = useRef<HTMLElement>(null);
  const go = (behavior?: ScrollBehavior): void => {
    const place = road.current?.querySelectorAll<HTMLElement>("[data-stop]")[stop];
    if (!road.current || !place) return;
    const left = place.offsetLeft + place.offsetWidth - road.current.clientWidth / 2;
    road.current.scrollTo({ left, ...(behavior && { behavior }) });
  };
  const open = useEffectEvent(() => go("instant"));
  useLayoutEffect(() => open(), []);
  return {
    road,
    toPlace: () => go(),
    step: (way) => road.current?.scrollBy({ left: way * STEP * road.current.clientWidth }),
  };
}
