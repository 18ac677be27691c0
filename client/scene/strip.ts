import { Container, Sprite, type Texture } from "pixi.js";

import { wrapped } from "./motion.ts";

/** Reaches over both edges of the stage, for the nudges of the camera. */
const OVER = 60;

export interface StripShape {
  readonly pace: number;
  readonly top: number;
  readonly bottom: number;
  readonly tile: number;
}

/** SceneryLayer that repeats: tiles side by side, moved as one. */
export class Strip {
  readonly view = new Container();
  readonly #shape: StripShape;
  #texture: Texture;

  constructor(shape: StripShape, texture: Texture) {
    this.#shape = shape;
    this.#texture = texture;
  }

  /** Lays as many tiles as the width needs. */
  fit(width: number, texture = this.#texture): void {
    const { tile, top, bottom } = this.#shape;
    this.#texture = texture;
    const needed = Math.ceil((width + 2 * OVER) / tile) + 1;
    while (this.view.children.length > needed) this.view.children.at(-1)?.destroy();
    while (this.view.children.length < needed) this.view.addChild(new Sprite());
    for (const [at, child] of this.view.children.entries()) {
      if (!(child instanceof Sprite)) continue;
      child.texture = texture;
      child.position.set(at * tile, top);
      child.setSize(tile, bottom - top);
    }
  }

  move(travelled: number): void {
    this.view.x = -OVER - wrapped(travelled * this.#shape.pace, this.#shape.tile);
  }
}
