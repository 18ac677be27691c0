import { drawNametag } from "#shared/content/loot/parts/nametag.ts";
import { drawBurning, drawTrail } from "#shared/content/loot/parts/swatch.ts";
import { decodeLook } from "#shared/rules/garage/look.ts";

import { loadFlame, loadNametag, loadTrail } from "../art/effects.ts";
import { drawPicture } from "../art/pictures.ts";
import type { SceneRacer } from "./scene.ts";

import style from "./dom-scene.module.css";

const NAMETAG_WIDTH = 200;

/** The pictures of a car: itself, and what it leaves behind. Each is empty until its drawing has come. */
export function carPictures({ carID, hueAngle, look = "", isGhost }: SceneRacer): readonly HTMLImageElement[] {
  const { trail, nitro } = decodeLook(look);
  const [car, flame] = [picture(style.picture), picture(style.flame)];
  car.classList.toggle(style.ghost ?? "", isGhost === true);
  fill(car, drawPicture({ carID, hueAngle, look }));
  car.dataset.car = String(carID);
  fill(flame, loadFlame(nitro).then(drawBurning).then(addressOf));
  if (trail === null || isGhost === true) return [flame, car];
  const behind = picture(style.trail);
  fill(behind, loadTrail(trail).then(drawTrail).then(addressOf));
  return [behind, flame, car];
}

/** Puts a nametag around the words of a plate, when it has come. */
export function dressPlate(plate: HTMLElement, { look = "" }: SceneRacer): void {
  const { nametag } = decodeLook(look);
  loadNametag(nametag).then(
    (art) => {
      if (!art) return;
      plate.classList.add(style.nametag ?? "");
      plate.style.color = art.inks.text;
      plate.style.borderImageSource = `url("${addressOf(drawNametag(art, NAMETAG_WIDTH))}")`;
    },
    (error: unknown) => console.warn("No picture of a nametag:", error),
  );
}

const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function picture(className: string | undefined): HTMLImageElement {
  const image = new Image();
  image.alt = "";
  image.className = className ?? "";
  return image;
}

function fill(image: HTMLImageElement, source: Promise<string>): void {
  source.then(
    (address) => void (image.src = address),
    (error: unknown) => console.warn("No picture of a car:", error),
  );
}
