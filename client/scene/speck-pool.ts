import { Particle, ParticleContainer, Rectangle, Texture } from "pixi.js";

import { cellOf, SPECKS, type SpeckShape } from "./paint/atlas.ts";

/** Every speck shape as a frame of one texture. */
export class SpeckSheet {
  readonly #frames = new Map<SpeckShape, Texture>();

  constructor(sheet: Texture) {
    for (const shape of SPECKS) {
      const { x, y, size } = cellOf(shape);
      this.#frames.set(shape, new Texture({ source: sheet.source, frame: new Rectangle(x, y, size, size) }));
    }
  }

  frame(shape: SpeckShape): Texture {
    return this.#frames.get(shape) ?? Texture.WHITE;
  }

  destroy(): void {
    for (const [, frame] of this.#frames) frame.destroy();
  }
}

export const FRAME_SIZE = 48;

/** A fixed number of specks that are used again and again; nothing is allocated while they fly. */
export class SpeckPool {
  readonly view: ParticleContainer;
  readonly specks: Particle[] = [];
  readonly size: number;
  #next = 0;

  constructor(size: number, sheet: SpeckSheet, isGlowing: boolean) {
    this.size = size;
    this.view = new ParticleContainer({
      texture: sheet.frame("dot"),
      dynamicProperties: { position: true, rotation: true, vertex: true, uvs: true, color: true },
    });
    if (isGlowing) this.view.blendMode = "add";
    for (let at = 0; at < size; at++) {
      const speck = new Particle({ texture: sheet.frame("dot"), anchorX: 0.5, anchorY: 0.5, alpha: 0 });
      this.specks.push(speck);
      this.view.addParticle(speck);
    }
  }

  /** The speck that has been in use the longest. */
  take(): number {
    const at = this.#next;
    this.#next = (this.#next + 1) % this.size;
    return at;
  }
}
