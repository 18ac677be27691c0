import type { SceneryKey } from "#shared/content/scenery.ts";
import { loadPlace } from "#shared/content/scenery/catalog.ts";
import type { WeatherKind } from "#shared/content/scenery/scenery.ts";

import { frozen, paintStill } from "../../../scene/paint/still.ts";
import { viewOf } from "../../../scene/stage.ts";

/** The picture's size in pixels, of which the gate shows the part above the road's near lanes. */
const PICTURE = { width: 1_400, height: 800 } as const;

/** A place of the races as a picture, and what falls or floats there. */
export async function paintOutside(
  key: SceneryKey,
): Promise<{ readonly canvas: HTMLCanvasElement; readonly weather: WeatherKind }> {
  const place = await loadPlace(key);
  const canvas = await frozen(paintStill(place, viewOf(PICTURE.width, PICTURE.height)));
  return { canvas, weather: place.weather.kind };
}
