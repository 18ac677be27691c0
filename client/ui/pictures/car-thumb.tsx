import { useEffect, useState } from "react";

import { PICTURE } from "#shared/content/cars/draw.ts";
import type { CarID } from "#shared/ids.ts";

import { type CarLook, knownPicture, loadPicture } from "../../art/pictures.ts";

import style from "./car-thumb.module.css";

interface CarThumbProps {
  readonly carID: CarID;
  readonly hueAngle?: number;
  /** The racer's look: its stickers are on the car. */
  readonly look?: string;
  /** Leave it out where the racer's name stands beside: then the picture is silent. */
  readonly alt?: string;
  readonly width?: string;
}

/** Nothing, in the size of the picture, until that is there. */
const NOTHING = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}"/>`,
)}`;

/** The picture of a car; undefined while what it needs is being loaded. */
function usePicture({ carID, hueAngle, look = "" }: CarLook): string | undefined {
  const [, setLoaded] = useState(0);
  const known = knownPicture({ carID, hueAngle, look });
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let isWanted = true;
    loadPicture({ carID, hueAngle, look }).then(
      () => isWanted && setLoaded((times) => times + 1),
      (error: unknown) => console.warn("No picture of a car:", error),
    );
    return () => void (isWanted = false);
  }, [carID, hueAngle, look, isKnown]);
  return known;
}

/** A racer's car in its own paint; a car that is not in the catalogue shows as the guest car. */
export function CarThumb({ carID, hueAngle = 0, look = "", alt = "", width = "3rem" }: CarThumbProps) {
  const picture = usePicture({ carID, hueAngle, look });
  return (
    <img
      className={style.car}
      src={picture ?? NOTHING}
      alt={alt}
      width={PICTURE.width}
      height={PICTURE.height}
      style={{ width }}
      decoding="async"
      draggable={false}
    />
  );
}
