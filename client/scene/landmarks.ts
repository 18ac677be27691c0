import { Container, Sprite } from "pixi.js";

import type { Light } from "#shared/content/places/place.ts";

import { BULB_SIZE, LAMP, paintBulb, paintGantry } from "./paint/gantry.ts";
import { paintGate, paintLine, paintPennants, type Piece } from "./paint/gate.ts";
import type { Shelf } from "./shelf.ts";
import { slantAt, STAGE } from "./stage.ts";

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
  private readonly start = new Container();
  private readonly gate = new Container();
  private readonly red: Sprite[] = [];
  private readonly green: Sprite[] = [];
  private readonly shelf: Shelf;

  constructor(light: Light, fonts: string, scale: number, shelf: Shelf) {
    this.shelf = shelf;
    const far = slantAt(STAGE.roadTop);
    this.start.addChild(this.sprite(paintLine(light, 2, scale)));
    const gantry = this.sprite(paintGantry(light, scale));
    gantry.x += LIGHTS_AHEAD + far;
    this.start.addChild(gantry);
    this.addBulbs(LIGHTS_AHEAD + far, scale);
    const gate = this.sprite(paintGate(light, fonts, scale));
    gate.x += far;
    this.gate.addChild(gate, this.sprite(paintLine(light, 4, scale)));
    this.back.addChild(this.start, this.gate);
    this.front.addChild(this.sprite(paintPennants(light, scale)));
  }

  private sprite({ canvas, left, top, width, height }: Piece): Sprite {
    const sprite = new Sprite(this.shelf.add(canvas));
    sprite.position.set(left, top);
    sprite.setSize(width, height);
    return sprite;
  }

  private addBulbs(x: number, scale: number): void {
    const wait = this.shelf.add(paintBulb("wait", scale));
    const go = this.shelf.add(paintBulb("go", scale));
    for (const at of [-1, 0, 1]) {
      for (const [texture, row] of [
        [wait, this.red],
        [go, this.green],
      ] as const) {
        const bulb = new Sprite(texture);
        bulb.anchor.set(0.5);
        bulb.setSize(BULB_SIZE);
        bulb.position.set(x + at * LAMP.gap, LAMP.y);
        bulb.visible = false;
        row.push(bulb);
        this.start.addChild(bulb);
      }
    }
  }

  show(lit: Lit): void {
    const count = typeof lit === "number" ? lit : 0;
    for (const [at, bulb] of this.red.entries()) bulb.visible = at < count;
    for (const bulb of this.green) bulb.visible = lit === "go";
  }

  move(lineX: number, gateX: number, stageWidth: number): void {
    this.start.visible = lineX > -OUT_OF_SIGHT;
    this.start.x = lineX;
    const isNear = gateX < stageWidth + OUT_OF_SIGHT;
    this.gate.visible = isNear;
    this.front.visible = isNear;
    this.gate.x = gateX;
    this.front.x = gateX;
  }
}
