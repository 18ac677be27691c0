import { type CSSProperties, useEffect, useState } from "react";

import type { CarID } from "#shared/ids.ts";

import { loadPicture } from "../../../art/pictures.ts";

import style from "./cloth.module.css";

/** A car under a cloth that shows its shape and nothing else. */
export function Cloth({ carID }: { readonly carID: CarID }) {
  const [shape, setShape] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    loadPicture({ carID, hueAngle: 0 }).then(
      (picture) => isWanted && setShape(`url("${picture}")`),
      (error: unknown) => console.warn("No picture of a car:", error),
    );
    return () => void (isWanted = false);
  }, [carID]);
  return (
    <div aria-hidden className={style.scene}>
      <div className={style.car} style={{ "--shape": shape ?? "none" } as CSSProperties}>
        <i className={style.below} />
        <i className={style.cloth} />
      </div>
    </div>
  );
}
