import { useEffect, useRef, useState } from "react";

import type { SceneryKey } from "#shared/content/scenery.ts";
import type { WeatherKind } from "#shared/content/scenery/scenery.ts";

import style from "./outside.module.css";

/** Its painting comes after the hall. */
const paint = async (key: SceneryKey) => (await import("./paint-outside.ts")).paintOutside(key);

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
