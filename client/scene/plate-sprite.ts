import { Sprite } from "pixi.js";

import type { LootID } from "#shared/content/loot/loot.ts";
import { drawNametag } from "#shared/content/loot/parts/nametag.ts";
import { decodeLook } from "#shared/rules/garage/look.ts";

import { loadNametag } from "../art/effects.ts";
import { clamp, mixed } from "./motion.ts";
import { NAMETAG_HEIGHT, PLATE_HEIGHT, paintNametag, paintPlate, type PlateWords } from "./paint/plate.ts";
import { borrow, letGo } from "./raster.ts";
import { hasRoomForGhostName, hasRoomForNames } from "./stage.ts";
import type { TexturePool } from "./texture-pool.ts";

const GAP = 7;
const READABLE_SCALE = 0.9;
const MOST_GROWTH = 1.45;
/** Height of its middle over the ground. */
const LIFT = 20;

/** A name beside its car: before the nose, or behind the tail where the stage ends. */
export class PlateSprite {
  readonly view: Sprite;
  #width: number;
  #height: number;
  readonly #pool: TexturePool;
  readonly #isShown: boolean;
  #behind = 0;
  #rasterKey: string | undefined;
  #isGone = false;

  /** @param scale pixels of the page to a unit; on a small stage the plate grows, so that its words stay readable */
  constructor(
    words: PlateWords & { readonly isBetween: boolean; readonly look?: string },
    scale: number,
    resolution: number,
    pool: TexturePool,
  ) {
    const growth = clamp(READABLE_SCALE / scale, 1, MOST_GROWTH);
    const canvas = paintPlate(words, scale * resolution * growth);
    this.#pool = pool;
    this.#isShown = words.isOwn || (hasRoomForNames(scale) && (!words.isBetween || hasRoomForGhostName(scale)));
    this.#width = canvas.width / (scale * resolution);
    this.#height = PLATE_HEIGHT * growth;
    this.view = new Sprite(pool.add(canvas));
    this.view.setSize(this.#width, this.#height);
    this.view.visible = false;
    const { nametag } = decodeLook(words.look ?? "");
    if (nametag === null) return;
    this.#dress(words, nametag, growth, scale * resolution).catch((error: unknown) =>
      console.warn("No picture of a nametag:", error),
    );
  }

  /** Until the nametag has come, the plain plate stands there. */
  async #dress(words: PlateWords, nametag: LootID, growth: number, pixelScale: number): Promise<void> {
    const art = await loadNametag(nametag);
    if (!art || this.#isGone) return;
    const widthPx = Math.ceil(NAMETAG_HEIGHT * (200 / 60) * growth * pixelScale);
    this.#rasterKey = `nametag ${nametag} ${widthPx}`;
    const raster = await borrow(this.#rasterKey, () => drawNametag(art, widthPx), widthPx, widthPx * 0.3);
    if (this.#isGone) return;
    const canvas = paintNametag(words, raster, art.inks.text, pixelScale * growth);
    this.#width = canvas.width / pixelScale;
    this.#height = NAMETAG_HEIGHT * growth;
    this.#pool.drop(this.view.texture);
    this.view.texture = this.#pool.add(canvas);
    this.view.setSize(this.#width, this.#height);
  }

  move(noseX: number, carLength: number, groundY: number, stageWidth: number, stepMs: number): void {
    const ahead = noseX + GAP;
    const back = noseX - carLength - GAP - this.#width;
    const overhang = ahead + this.#width + 4 - stageWidth;
    const wants = overhang > (this.#behind > 0.5 ? -24 : 0) && back > 2 ? 1 : 0;
    this.#behind += (wants - this.#behind) * (1 - Math.exp(-stepMs / 90));
    if (Math.abs(wants - this.#behind) < 0.01) this.#behind = wants;
    this.view.visible = this.#isShown;
    this.view.x = mixed(ahead, back, this.#behind);
    this.view.alpha = Math.abs(2 * this.#behind - 1);
    this.view.y = groundY - LIFT - this.#height / 2;
  }

  destroy(): void {
    this.#isGone = true;
    if (this.#rasterKey !== undefined) letGo(this.#rasterKey);
    this.#pool.drop(this.view.texture);
    this.view.destroy();
  }
}
