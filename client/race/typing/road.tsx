import { useEffect, useRef } from "react";

import { isPlaceKey } from "#shared/content/places.ts";

import { createScene, type Graphics, type Quality, type Scene } from "../../scene/scene.ts";
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
    const ground = host.current;
    if (!ground || placeKey === undefined) return;
    let scene: Scene | undefined;
    const leaving = new AbortController();
    const options = {
      placeKey,
      reducedMotion: matchMedia(STILL).matches,
      graphics: wantedGraphics(),
      onQuality: (quality: Quality) => {
        ground.dataset.quality = quality;
      },
      onHome: (x: number, y: number) => {
        void celebrateFinish(ground, x, y, leaving.signal);
      },
    };
    void createScene(ground, options).then((made) => {
      if (leaving.signal.aborted) return made.destroy();
      scene = made;
      ground.dataset.scene = made.kind;
      engine.showOn({ scene });
    });
    const watch = new ResizeObserver(() => scene?.resize());
    watch.observe(ground);
    return () => {
      leaving.abort();
      watch.disconnect();
      engine.showOn({ scene: undefined });
      scene?.destroy();
    };
  }, [engine, placeKey]);

  return <div ref={host} className={style.road} aria-hidden />;
}

/** A small explosion over the own car; its code is fetched while the race is on. */
async function celebrateFinish(ground: Element, x: number, y: number, signal: AbortSignal): Promise<void> {
  const { celebrate, spotOn } = await import("../../celebration/celebrate.ts");
  await celebrate({ kind: "explosion", from: spotOn(ground, x, y) }, signal);
}

/** `?graphics=webgl` and `?graphics=plain` override the choice, for a machine on which it is wrong. */
function wantedGraphics(): Graphics {
  const wanted = new URLSearchParams(location.search).get("graphics");
  return wanted === "webgl" || wanted === "plain" ? wanted : "auto";
}
