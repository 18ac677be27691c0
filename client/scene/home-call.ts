import type { Pack } from "./pack.ts";
import type { SceneOptions } from "./scene.ts";
import { groundOf, laneAt, type View } from "./stage.ts";

/** Half the height of the own car, so that the spot lies on it and not under it. */
const WAIST = 22;

/** Tells once that the own car is through the gate, and where it is then. */
export class HomeCall {
  private hasTold = false;
  private readonly tell: SceneOptions["onHome"];

  constructor(tell: SceneOptions["onHome"]) {
    this.tell = tell;
  }

  look({ isHome, lead }: Pack, { scale, extraSky, widthPx, heightPx }: View): void {
    if (this.hasTold || !isHome || !lead) return;
    this.hasTold = true;
    const y = groundOf(laneAt(lead.lane)) - WAIST + extraSky;
    this.tell?.((lead.x * scale) / widthPx, (y * scale) / heightPx);
  }
}
