import { useEffect, useRef } from "react";

import type { SceneryKey } from "#shared/content/scenery.ts";

import { onSize } from "../../browser/sizes.ts";
import { createScene } from "../../scene/create-scene.ts";
import type { Graphics, Quality, Scene } from "../../scene/scene.ts";
import { isStill } from "../../ui/still.ts";

import style from "./road.module.css";

interface RoadProps {
  readonly sceneryKey: SceneryKey;
  /** Must stay the same function: a new one recreates the scene. */
  readonly onScene: (scene: Scene | undefined) => void;
  /** Shows a small explosion when the player's own car drives through the gate. */
  readonly celebrates?: boolean;
}

/** The road of a race. The scene itself lives outside React. */
export function Road({ sceneryKey, onScene, celebrates = false }: RoadProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ground = host.current;
    if (!ground) return;
    let scene: Scene | undefined;
    const leaving = new AbortController();
    const options = {
      sceneryKey,
      reducedMotion: isStill(),
      graphics: wantedGraphics(),
      onQuality: (quality: Quality) => {
        ground.dataset.quality = quality;
      },
      onKind: (kind: Scene["kind"]) => {
        ground.dataset.scene = kind;
      },
      ...(celebrates && { onHome: (x: number, y: number) => void celebrateFinish(ground, x, y, leaving.signal) }),
    };
    const show = (made: Scene): void => {
      if (leaving.signal.aborted) return made.destroy();
      scene = made;
      ground.dataset.scene = made.kind;
      onScene(made);
    };
    createScene(ground, options).then(show, (problem: unknown) => console.warn("The race has no picture:", problem));
    const stop = onSize(ground, () => scene?.resize());
    return () => {
      leaving.abort();
      stop();
      onScene(undefined);
      scene?.destroy();
    };
  }, [sceneryKey, onScene, celebrates]);
  return <div ref={host} className={style.road} aria-hidden />;
}

/** A small explosion over the player's own car; its code is loaded during the race. */
async function celebrateFinish(ground: Element, x: number, y: number, signal: AbortSignal): Promise<void> {
  const { celebrate, spotOn } = await import("../../celebration/celebrate.ts");
  await celebrate({ kind: "explosion", from: spotOn(ground, x, y) }, signal);
}

/** `?graphics=webgl` and `?graphics=plain` override the choice, for a machine on which it is wrong. */
function wantedGraphics(): Graphics {
  const wanted = new URLSearchParams(location.search).get("graphics");
  return wanted === "webgl" || wanted === "plain" ? wanted : "auto";
}
