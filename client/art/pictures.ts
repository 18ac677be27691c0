import { drawCar } from "#shared/content/cars/draw.ts";
import type { CarID } from "#shared/ids.ts";
import { decodeLook, stickersIn } from "#shared/rules/garage/look.ts";

import { loadCar, loadedCar } from "./cars.ts";
import { loadStickers } from "./stickers.ts";

/** A car as a list shows it. */
export interface CarLook {
  readonly carID: CarID;
  readonly hueAngle: number;
  /** The look of its racer, as it travels. */
  readonly look?: string;
}

const pictures = new Map<string, string>();
const MOST_PICTURES = 400;

const keyOf = ({ carID, hueAngle, look = "" }: CarLook): string => `${carID} ${hueAngle} ${stickersIn(look)}`;

function keep(wanted: CarLook, picture: string): string {
  if (pictures.size >= MOST_PICTURES) pictures.clear();
  pictures.set(keyOf(wanted), picture);
  return picture;
}

/** The address of a car's picture; undefined until `loadPicture` has brought what it needs. */
export function knownPicture(wanted: CarLook): string | undefined {
  const known = pictures.get(keyOf(wanted));
  if (known !== undefined || stickersIn(wanted.look ?? "") !== "") return known;
  const car = loadedCar(wanted.carID);
  return car && keep(wanted, addressOf(drawCar(car, { hueAngle: wanted.hueAngle })));
}

const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Draws a car with its stickers as the address of a picture, which is not kept. */
export async function drawPicture({ carID, hueAngle, look = "" }: CarLook): Promise<string> {
  const [car, stickers] = await Promise.all([loadCar(carID), loadStickers(decodeLook(look).stickers)]);
  return addressOf(drawCar(car, { hueAngle, stickers }));
}

/** The same for pages that show a car again and again: each picture is drawn once. */
export const loadPicture = async (wanted: CarLook): Promise<string> =>
  pictures.get(keyOf(wanted)) ?? keep(wanted, await drawPicture(wanted));
