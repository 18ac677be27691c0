import { GUEST_CAR, carByID } from "#shared/content/cars/catalog.ts";
import { PICTURE, drawCar } from "#shared/content/cars/draw.ts";
import type { CarID } from "#shared/ids.ts";

import style from "./car-thumb.module.css";

interface CarThumbProps {
  readonly carID: CarID;
  readonly hueAngle?: number;
  /** Leave it out where the racer's name stands beside: then the picture is silent. */
  readonly alt?: string;
  readonly width?: string;
}

const pictures = new Map<string, string>();
const MOST_PICTURES = 400;

function pictureOf(carID: CarID, hueAngle: number): string {
  const key = `${carID}-${hueAngle}`;
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const car = carByID(carID) ?? carByID(GUEST_CAR);
  if (car === undefined) throw new Error(`No car ${carID} and no guest car in the catalogue`);
  const picture = `data:image/svg+xml,${encodeURIComponent(drawCar(car, { hueAngle }))}`;
  if (pictures.size >= MOST_PICTURES) pictures.clear();
  pictures.set(key, picture);
  return picture;
}

/** A racer's car in its own paint; a car that is not in the catalogue shows as the guest car. */
export function CarThumb({ carID, hueAngle = 0, alt = "", width = "3rem" }: CarThumbProps) {
  return (
    <img
      className={style.car}
      src={pictureOf(carID, hueAngle)}
      alt={alt}
      width={PICTURE.width}
      height={PICTURE.height}
      style={{ width }}
      decoding="async"
      draggable={false}
    />
  );
}
