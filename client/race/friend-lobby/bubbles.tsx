import { useLayoutEffect, useRef, useState, type CSSProperties } from "react";

import { CHAT_PHRASES } from "#shared/content/chat.ts";

import { onSize } from "../../browser/sizes.ts";
import { startOf } from "../../scene/car-positions.ts";
import { groundOf, laneAt, laneOf, slantAt, viewOf, type View } from "../../scene/stage.ts";
import { AsIs, asIs } from "../../ui/data/as-is.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { isBoardUp, useRace } from "../session/race-store.ts";
import { useFriends } from "./friend-store.ts";

import style from "./bubbles.module.css";

/** What racers say, beside their cars in the lobby and after a race; never during one. */
export function Bubbles() {
  const stage = useRace((race) => race.stage);
  const ownSlot = useRace((race) => race.slot);
  const all = useFriends((friends) => friends.said);
  const road = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 1, height: 1 });
  useLayoutEffect(() => {
    if (!road.current) return;
    return onSize(road.current, setSize);
  }, []);
  const isAtLine = stage === "table";
  const said = isAtLine || isBoardUp({ stage }) ? all : [];
  const view = viewOf(size.width, size.height);

  return (
    <div className={style.over}>
      <div ref={road} className={style.road} data-stage={stage} data-bubbles aria-hidden>
        {said.map(({ id, slot, displayName, phraseID }) => (
          <p
            key={id}
            className={style.bubble}
            data-own={slot === ownSlot || undefined}
            style={spotOf(view, laneOf(slot, ownSlot))}
          >
            <b {...asIs()}>{displayName}</b> {CHAT_PHRASES[phraseID]}
          </p>
        ))}
      </div>
      <div aria-live="polite">
        {said.map(({ id, displayName, phraseID }) => (
          <VisuallyHidden key={id}>
            <AsIs>{displayName}</AsIs>: {CHAT_PHRASES[phraseID]}
          </VisuallyHidden>
        ))}
      </div>
    </div>
  );
}

/** From the wheels to the middle of a car, in units of the stage. */
const LIFT = 16;
const GAP = 14;

/** Beside a car: in front of its nose at the line, in either kind of scene, and in its lane after the race. */
function spotOf({ scale, extraSky, width }: View, lane: number): CSSProperties {
  const ground = groundOf(laneAt(lane));
  const before = (isStill: boolean): string => `${(startOf(width, isStill) + slantAt(ground) + GAP) * scale}px`;
  return {
    top: (extraSky + ground - LIFT) * scale,
    "--still": before(true),
    "--moving": before(false),
  } as CSSProperties;
}
