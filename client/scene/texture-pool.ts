import { CanvasSource, Texture } from "pixi.js";

/** The textures of one scene, freed together. */
export class TexturePool {
  readonly #textures = new Set<Texture>();

  add(canvas: HTMLCanvasElement): Texture {
    const texture = new Texture({ source: new CanvasSource({ resource: canvas, antialias: true }) });
    this.#textures.add(texture);
    return texture;
  }

  drop(texture: Texture): void {
    if (this.#textures.delete(texture)) texture.destroy(true);
  }

  clear(): void {
    for (const texture of this.#textures) texture.destroy(true);
    this.#textures.clear();
  }
}
