import { Container, Sprite } from "pixi.js";

import type { Light } from "#shared/content/scenery/scenery.ts";

import { BULB_SIZE, LAMP, paintBulb, paintGantry } from "./paint/gantry.ts";
import { paintGate, paintLine, paintPennants, type Piece } from "./paint/gate.ts";
import { slantAt, STAGE } from "./stage.ts";
import type { TexturePool } from "./texture-pool.ts";

/** How far the start lights stand behind the start line. */
const LIGHTS_AHEAD = 190;
const OUT_OF_SIGHT = 500;

export type Lit = 0 | 1 | 2 | 3 | "go" | "off";

/** Start line with its lights, finish line with its gate. */
export class Landmarks {
  /** Behind the cars. */
  readonly back = new Container();
  /** Before the cars. */
  readonly front = new Container();
  readonly #start = new Container();
  readonly #gate = new Container();
  readonly #red: Sprite[] = [];
  readonly #green: Sprite[] = [];
  readonly #pool: TexturePool;

  constructor(light: Light, fonts: string, scale: number, pool: TexturePool) {
    this.#pool = pool;
    const far = slantAt(STAGE.roadTop);
    this.#start.addChild(this.#sprite(paintLine(light, 2, scale)));
    const gantry = this.#sprite(paintGantry(light, scale));
    gantry.x += LIGHTS_AHEAD + far;
    this.#start.addChild(gantry);
    this.#addBulbs(LIGHTS_AHEAD + far, scale);
    const gate = this.#sprite(paintGate(light, fonts, scale));
    gate.x += far;
    this.#gate.addChild(gate, this.#sprite(paintLine(light, 4, scale)));
    this.back.addChild(this.#start, this.#gate);
    this.front.addChild(this.#sprite(paintPennants(light, scale)));
  }

  #sprite({ canvas, left, top, width, height }: Piece): Sprite {
    const sprite = new Sprite(this.#pool.add(canvas));
    sprite.position.set(left, top);
    sprite.setSize(width, height);
    return sprite;
  }

  #addBulbs(x: number, scale: number): void {
    const wait = this.#pool.add(paintBulb("wait", scale));
    const go = this.#pool.add(paintBulb("go", scale));
    for (const at of [-1, 0, 1]) {
      for (const [texture, row] of [
        [wait, this.#red],
        [go, this.#green],
      ] as const) {
        const bulb = new Sprite(texture);
        bulb.anchor.set(0.5);
        bulb.setSize(BULB_SIZE);
        bulb.position.set(x + at * LAMP.gap, LAMP.y);
        bulb.visible = false;
        row.push(bulb);
        this.#start.addChild(bulb);
      }
    }
  }

  show(lit: Lit): void {
    const count = typeof lit === "number" ? lit : 0;
    for (const [at, bulb] of this.#red.entries()) bulb.visible = at < count;
    for (const bulb of this.#green) bulb.visible = lit === "go";
  }

  move(lineX: number, gateX: number, stageWidth: number): void {
    this.#start.visible = lineX > -OUT_OF_SIGHT;
    this.#start.x = lineX;
    const isNear = gateX < stageWidth + OUT_OF_SIGHT;
    this.#gate.visible = isNear;
    this.front.visible = isNear;
    this.#gate.x = gateX;
    this.front.x = gateX;
  }
}
