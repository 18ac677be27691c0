import { useEffect, useRef } from "react";

import { isPlaceKey, PLACE_KEYS } from "#shared/content/places.ts";

import { createScene, type Scene } from "../../scene/scene.ts";
import type { RaceEngine } from "./engine.ts";
import { useRace } from "./store.ts";

import style from "./road.module.css";

interface RoadProps {
  readonly engine: RaceEngine;
}

const STILL = "(prefers-reduced-motion: reduce)";

/** The place in which the race happens. The scene itself lives outside React. */
export function Road({ engine }: RoadProps) {
  const host = useRef<HTMLDivElement>(null);
  const named = useRace((race) => race.placeKey);
  const placeKey = isPlaceKey(named) ? named : undefined;

  useEffect(() => {
    if (!host.current || placeKey === undefined) return;
    let scene: Scene | undefined;
    let isGone = false;
    const options = { placeKey: placeKey ?? PLACE_KEYS[0], reducedMotion: matchMedia(STILL).matches };
    void createScene(host.current, options).then((made) => {
      if (isGone) return made.destroy();
      scene = made;
      engine.showOn({ scene });
    });
    const watch = new ResizeObserver(() => scene?.resize());
    watch.observe(host.current);
    return () => {
      isGone = true;
      watch.disconnect();
      engine.showOn({ scene: undefined });
      scene?.destroy();
    };
  }, [engine, placeKey]);

  return <div ref={host} className={style.road} aria-hidden />;
}
