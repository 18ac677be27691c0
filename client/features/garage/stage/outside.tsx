import { useEffect, useRef, useState } from "react";

import type { SceneryKey } from "#shared/content/scenery.ts";
import type { WeatherKind } from "#shared/content/scenery/scenery.ts";

import style from "./outside.module.css";

/** The picture's size in pixels, of which the gate shows the part above the road's near lanes. */
const PICTURE = { width: 1_400, height: 800 } as const;

async function paint(key: SceneryKey): Promise<{ readonly canvas: HTMLCanvasElement; readonly weather: WeatherKind }> {
  const [{ loadPlace }, { paintStill, frozen }, { viewOf }] = await Promise.all([
    import("#shared/content/scenery/catalog.ts"),
    import("../../../scene/paint/still.ts"),
    import("../../../scene/stage.ts"),
  ]);
  const place = await loadPlace(key);
  const canvas = await frozen(paintStill(place, viewOf(PICTURE.width, PICTURE.height)));
  return { canvas, weather: place.weather.kind };
}

/** What is seen through the open gate: one of the places of the races, and what falls or floats there. */
export function Outside({ place }: { readonly place: SceneryKey }) {
  const host = useRef<HTMLDivElement>(null);
  const [weather, setWeather] = useState<WeatherKind>();
  useEffect(() => {
    let isWanted = true;
    paint(place).then(
      ({ canvas, weather: kind }) => {
        if (!isWanted) return;
        host.current?.replaceChildren(canvas);
        setWeather(kind);
      },
      (error: unknown) => console.warn("No view through the gate:", error),
    );
    return () => void (isWanted = false);
  }, [place]);
  return (
    <div className={style.outside} data-place={place}>
      <div ref={host} className={style.picture} data-there={weather !== undefined || undefined} />
      {weather && <i className={style.weather} data-kind={weather} />}
    </div>
  );
}
