import type { CarPositions } from "./car-positions.ts";
import type { SceneOptions } from "./scene.ts";
import { CAR_LENGTH, groundOf, laneAt, type View } from "./stage.ts";

/** From the wheels of this player's car up to its roof. */
const ROOF = 40;

/** Reports once that this player's car is through the gate, and where its roof is then. */
export class HomeCall {
  #hasTold = false;
  readonly #tell: SceneOptions["onHome"];

  constructor(tell: SceneOptions["onHome"]) {
    this.#tell = tell;
  }

  look({ isHome, lead }: CarPositions, { scale, extraSky, widthPx, heightPx }: View): void {
    if (this.#hasTold || !isHome || !lead) return;
    this.#hasTold = true;
    const y = groundOf(laneAt(lead.lane)) - ROOF + extraSky;
    this.#tell?.(((lead.x - CAR_LENGTH / 2) * scale) / widthPx, (y * scale) / heightPx);
  }
}
