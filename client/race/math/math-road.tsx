import { useCallback, useEffect, useRef } from "react";

import { isPlaceKey } from "#shared/content/places.ts";

import type { Scene } from "../../scene/scene.ts";
import { SceneView } from "../screen/road.tsx";
import { RoadBar, type RoadHandle } from "../screen/top-bar.tsx";
import type { MathEngine } from "./engine.ts";
import { HelpCard } from "./help-card.tsx";
import { useMath } from "./store.ts";

import style from "./math-road.module.css";

/** The bar, and the place in which the race happens; help lies on it. */
export function MathRoad({ engine }: { readonly engine: MathEngine }) {
  const seats = useMath((race) => race.seats);
  const ownSlot = useMath((race) => race.slot);
  const isCasual = useMath((race) => race.isCasual);
  const isOn = useMath((race) => race.stage === "countdown" || race.stage === "racing");
  const placeKey = useMath((race) => race.placeKey);
  const road = useRef<RoadHandle>(null);
  useEffect(() => engine.showOn({ road: road.current ?? undefined }), [engine]);
  const onScene = useCallback((scene: Scene | undefined) => engine.showOn({ scene }), [engine]);
  return (
    <>
      <RoadBar ref={road} seats={seats} ownSlot={ownSlot} isOn={isOn} isCasual={isCasual} />
      <div className={style.ground}>
        {isPlaceKey(placeKey) && <SceneView placeKey={placeKey} onScene={onScene} celebrates />}
        <HelpCard engine={engine} />
      </div>
    </>
  );
}
