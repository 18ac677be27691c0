import { useLayoutEffect, useRef, useState } from "react";

import { CHAT_PHRASES } from "#shared/content/chat.ts";

import { groundOf, laneAt, laneOf, viewOf } from "../scene/stage.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { useFriends } from "./friend-store.ts";
import type { Stage } from "./stage.ts";

import style from "./bubbles.module.css";

interface BubblesProps {
  readonly stage: Stage;
  readonly ownSlot: number;
}

/** What racers say, over their cars in the lobby and at the edge of the road after a race; never while one is on. */
export function Bubbles({ stage, ownSlot }: BubblesProps) {
  const all = useFriends((friends) => friends.said);
  const road = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 1, height: 1 });
  useLayoutEffect(() => {
    if (!road.current) return;
    const watch = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    watch.observe(road.current);
    return () => watch.disconnect();
  }, []);
  const isAtLine = stage === "table";
  const said = isAtLine || stage === "over" ? all : [];
  const { scale, extraSky } = viewOf(size.width, size.height);

  return (
    <div className={style.over}>
      <div ref={road} className={style.road} data-stage={stage} aria-hidden>
        {said.map(({ id, slot, displayName, phraseID }) => (
          <p
            key={id}
            className={style.bubble}
            data-own={slot === ownSlot || undefined}
            style={isAtLine ? { top: (extraSky + groundOf(laneAt(laneOf(slot, ownSlot))) - LIFT) * scale } : undefined}
          >
            <b>{displayName}</b> {CHAT_PHRASES[phraseID]}
          </p>
        ))}
      </div>
      <div aria-live="polite">
        {said.map(({ id, displayName, phraseID }) => (
          <VisuallyHidden key={id}>
            {displayName}: {CHAT_PHRASES[phraseID]}
          </VisuallyHidden>
        ))}
      </div>
    </div>
  );
}

/** From the wheels to the middle of a car, in units of the stage. */
const LIFT = 16;
