import { loadPicture } from "../art/pictures.ts";
import type { SceneRacer } from "./scene.ts";

/** The picture of a car; it is empty until its drawing has come. */
export function carPicture({ carID, hueAngle, look = "" }: SceneRacer, className: string): HTMLImageElement {
  const picture = new Image();
  picture.alt = "";
  picture.className = className;
  loadPicture({ carID, hueAngle, look }).then(
    (source) => void (picture.src = source),
    (error: unknown) => console.warn("No picture of a car:", error),
  );
  return picture;
}
