import type { Scenery } from "#shared/content/scenery/scenery.ts";
import { between, seededDice } from "#shared/rules/chance.ts";

import { LANE_COUNT, laneAt, slantAt, STAGE } from "../stage.ts";
import { blended, sheer } from "./ink.ts";
import { addGrain, lay, type Pen, penFor } from "./pen.ts";

export const ROAD_TILE = 960;
/** Kerbs lie on both sides of the asphalt. */
const KERB = 7;
export const ROAD_SPAN = { top: STAGE.roadTop - KERB, bottom: STAGE.roadBottom + KERB + 20 } as const;

const slab = (x: number, width: number, top: number, bottom: number): Path2D => {
  const [up, down] = [slantAt(top), slantAt(bottom)];
  return new Path2D(`M${x + up} ${top}h${width}L${x + width + down} ${bottom}h${-width}z`);
};

/** Draws at a place along the tile and wherever it shows again over the seam. */
function along(pen: Pen, x: number, draw: (x: number) => void): void {
  for (const shift of [-pen.width, 0, pen.width]) draw(x + shift);
}

function kerb(pen: Pen, top: number, [one, other]: readonly [string, string]): void {
  const step = pen.width / 24;
  for (let at = -2; at < 26; at++) {
    pen.ctx.fillStyle = wrappedEven(at) ? one : other;
    pen.ctx.fill(slab(at * step, step + 0.5, top, top + KERB), "nonzero");
  }
  pen.ctx.fillStyle = sheer(pen.light.shade, 0.35);
  pen.ctx.fillRect(-10, top + KERB - 1.6, pen.width + 20, 1.6);
}

const wrappedEven = (at: number): boolean => (at & 1) === 0;

/** What the horizon throws on the far lanes, and the dark that gathers at the near edge. */
function skylight(pen: Pen, { sky, light }: Scenery): void {
  const horizon = sky.stops.at(-1)?.[1] ?? "#ffffff";
  const fall = pen.ctx.createLinearGradient(0, STAGE.roadTop, 0, STAGE.roadBottom);
  fall.addColorStop(0, sheer(horizon, 0.3));
  fall.addColorStop(0.34, sheer(horizon, 0.06));
  fall.addColorStop(0.7, sheer(light.shade, 0));
  fall.addColorStop(1, sheer(light.shade, 0.3));
  pen.ctx.fillStyle = fall;
  pen.ctx.fillRect(-20, STAGE.roadTop, pen.width + 40, STAGE.roadBottom - STAGE.roadTop);
}

function wear(pen: Pen, { road }: Scenery): void {
  const dice = seededDice(21);
  for (let at = 0; at < 46; at++) {
    const x = between(dice, 0, pen.width);
    const y = between(dice, STAGE.roadTop + 6, STAGE.roadBottom - 6);
    const length = between(dice, 20, 120);
    const thick = between(dice, 1, 2.4);
    pen.ctx.fillStyle = dice() < 0.5 ? sheer(pen.light.shade, 0.1) : sheer(road.line, 0.045);
    along(pen, x, (left) => {
      pen.ctx.beginPath();
      pen.ctx.ellipse(left, y, length, thick, 0, 0, Math.PI * 2);
      pen.ctx.fill();
    });
  }
}

function shine(pen: Pen, ink: `#${string}`): void {
  const dice = seededDice(33);
  for (let at = 0; at < 16; at++) {
    const x = between(dice, 0, pen.width);
    const y = between(dice, STAGE.roadTop + 16, STAGE.roadBottom - 12);
    const [reach, height] = [between(dice, 46, 120), between(dice, 5, 11)];
    along(pen, x, (left) => {
      pen.ctx.save();
      pen.ctx.translate(left, y);
      pen.ctx.scale(1, height / reach);
      const light = pen.ctx.createRadialGradient(0, 0, 0, 0, 0, reach);
      light.addColorStop(0, sheer(ink, 0.34));
      light.addColorStop(0.7, sheer(ink, 0.16));
      light.addColorStop(1, sheer(ink, 0));
      pen.ctx.fillStyle = light;
      pen.ctx.fillRect(-reach, -reach, reach * 2, reach * 2);
      pen.ctx.restore();
    });
  }
}

function lines(pen: Pen, { road }: Scenery): void {
  const { ctx } = pen;
  ctx.fillStyle = sheer(road.line, 0.9);
  for (let index = 1; index < LANE_COUNT; index++) {
    const { top } = laneAt(index);
    const thick = 1.8 + index * 0.3;
    const count = 8;
    for (let at = -1; at <= count; at++) {
      ctx.fill(slab((at * pen.width) / count + 20, 52 + index * 3, top - thick / 2, top + thick / 2), "nonzero");
    }
  }
  ctx.fillStyle = sheer(road.line, 0.75);
  ctx.fillRect(-10, STAGE.roadTop + 2.5, pen.width + 20, 1.8);
  ctx.fillRect(-10, STAGE.roadBottom - 5, pen.width + 20, 2.8);
}

/** One tile of asphalt with its lanes and kerbs. */
export function paintRoad(place: Scenery, scale: number): HTMLCanvasElement {
  const { road } = place;
  const pen = penFor(ROAD_TILE, ROAD_SPAN.top, ROAD_SPAN.bottom, scale, place.light);
  for (let index = 0; index < LANE_COUNT; index++) {
    const { top } = laneAt(index);
    const sheet = new Path2D();
    sheet.rect(-20, top - (index === 0 ? 1 : 0), pen.width + 40, STAGE.roadBottom - top + 2);
    const ink = blended(road.far, road.near, index / (LANE_COUNT - 1));
    lay(pen, sheet, { ink, top, bottom: STAGE.roadBottom, lift: 0.5, edge: 0.14 });
  }
  skylight(pen, place);
  wear(pen, place);
  if (road.shine) shine(pen, road.shine);
  lines(pen, place);
  kerb(pen, STAGE.roadTop - KERB, road.kerb);
  kerb(pen, STAGE.roadBottom, road.kerb);
  pen.ctx.fillStyle = blended(road.near, pen.light.shade, 0.5);
  pen.ctx.fillRect(-10, STAGE.roadBottom + KERB, pen.width + 20, 30);
  addGrain(pen);
  return pen.canvas;
}
