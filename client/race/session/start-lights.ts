import type { Scene } from "../../scene/scene.ts";
import { sounds } from "../../sound/sounds.ts";

type Lit = 0 | 1 | 2 | 3 | "go" | "off";

/** How many start lights are lit at a moment before green light. */
function litAt(nowMs: number): Lit {
  if (nowMs >= 2_000) return "off";
  if (nowMs >= 0) return "go";
  if (nowMs >= -1_000) return 3;
  if (nowMs >= -2_000) return 2;
  return nowMs >= -3_000 ? 1 : 0;
}

/** The start lights, seen and heard. */
export class StartLights {
  #lit: Lit = "off";

  /** @param nowMs milliseconds from green light */
  show(nowMs: number, scene: Scene | undefined): void {
    const lit = litAt(nowMs);
    if (lit === this.#lit) return;
    this.#lit = lit;
    scene?.lights(lit);
    if (lit === "go") sounds.play("green");
    else if (lit !== "off" && lit > 0) sounds.play("countdown");
  }
}
