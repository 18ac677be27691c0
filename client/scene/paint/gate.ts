import type { Light } from "#shared/content/scenery/scenery.ts";

import { flood } from "../raster.ts";
import { slantAt, STAGE } from "../stage.ts";
import { sheer } from "./ink.ts";
import { addGrain, lay, type Pen, penFor } from "./pen.ts";

const CHALK = "#fff6e6";
const INK = "#1b1e29";
const RED = "#ff4a2e";

export interface Piece {
  readonly canvas: HTMLCanvasElement;
  /** Where the picture lies around the line it belongs to. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const pieceOf = (pen: Pen, left: number): Piece => ({
  canvas: pen.canvas,
  left,
  top: pen.top,
  width: pen.width,
  height: pen.bottom - pen.top,
});

function checks(pen: Pen, x: number, y: number, cell: number, columns: number, rows: number): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      pen.ctx.fillStyle = (row + column) % 2 === 0 ? CHALK : INK;
      pen.ctx.fillRect(x + column * cell, y + row * cell, cell + 0.1, cell + 0.1);
    }
  }
}

const rect = (x: number, y: number, width: number, height: number): Path2D => {
  const path = new Path2D();
  path.roundRect(x, y, width, height, 2);
  return path;
};

const GATE = { half: 92, top: 74, board: 34 } as const;

/** The gate behind the road: two masts and a board that faces the eye. */
export function paintGate(light: Light, fonts: string, scale: number): Piece {
  const width = GATE.half * 2 + 60;
  const pen = penFor(width, 44, STAGE.roadTop + 2, scale, light);
  const { ctx } = pen;
  ctx.translate(width / 2, 0);
  for (const side of [-1, 1]) {
    const x = side * (GATE.half - 6) - 5;
    lay(pen, rect(x, GATE.top - 14, 10, STAGE.roadTop - GATE.top + 12), {
      ink: "#e9e2d2",
      foot: "#a8a3a6",
      top: GATE.top,
      bottom: STAGE.roadTop,
      lift: 0.5,
    });
    for (let y = GATE.top + 50; y < STAGE.roadTop - 12; y += 28) {
      ctx.fillStyle = RED;
      ctx.fillRect(x, y, 10, 14);
    }
    const flag = new Path2D(`M${x + 5} ${GATE.top - 28}l${side * 26} 8l${side * -26} 9z`);
    lay(pen, flag, { ink: RED, top: GATE.top - 28, bottom: GATE.top - 10, lift: 0.3 });
    ctx.fillStyle = INK;
    ctx.fillRect(x + 4, GATE.top - 29, 2, 18);
  }
  const board = rect(-GATE.half - 8, GATE.top, GATE.half * 2 + 16, GATE.board);
  lay(pen, board, { ink: CHALK, top: GATE.top, bottom: GATE.top + GATE.board, lift: 0.8 });
  ctx.save();
  ctx.clip(board);
  checks(pen, -GATE.half - 8, GATE.top, 8.5, 4, 4);
  checks(pen, GATE.half + 8 - 34, GATE.top, 8.5, 4, 4);
  ctx.restore();
  ctx.font = `italic 700 29px ${fonts}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = INK;
  ctx.fillText("FINISH", 0, GATE.top + GATE.board / 2 + 1.5);
  ctx.fillStyle = sheer(light.shade, 0.25);
  ctx.fillRect(-GATE.half - 8, GATE.top + GATE.board - 4, GATE.half * 2 + 16, 4);
  addGrain(pen);
  return pieceOf(pen, -width / 2);
}

/** Squares across the road. */
export function paintLine(light: Light, columns: number, scale: number): Piece {
  const { roadTop: top, roadBottom: bottom } = STAGE;
  const rows = 18;
  const cell = 8;
  const [most, least] = [slantAt(top), slantAt(bottom)];
  const width = most - least + columns * cell + 4;
  const pen = penFor(width, top, bottom, scale, light);
  pen.ctx.translate(-least + 2, 0);
  pen.ctx.globalAlpha = 0.92;
  for (let row = 0; row < rows; row++) {
    const [y, next] = [row, row + 1].map((at) => top + ((bottom - top) * at) / rows) as [number, number];
    for (let column = 0; column < columns; column++) {
      pen.ctx.fillStyle = (row + column) % 2 === 0 ? CHALK : INK;
      const [up, down] = [slantAt(y) + column * cell, slantAt(next) + column * cell];
      flood(pen.ctx, new Path2D(`M${up} ${y}h${cell}L${down + cell} ${next}h${-cell}z`));
    }
  }
  addGrain(pen);
  return pieceOf(pen, least - 2);
}

/** The near mast with pennants over the road up to the gate. */
export function paintPennants(light: Light, scale: number): Piece {
  const [farX, farY] = [slantAt(STAGE.roadTop) - GATE.half + 6, GATE.top + 4];
  const [nearX, nearY] = [slantAt(STAGE.roadBottom + 12) - 150, 236];
  const left = nearX - 14;
  const width = farX - left + 20;
  const pen = penFor(width, GATE.top - 10, STAGE.height + 4, scale, light);
  const { ctx } = pen;
  ctx.translate(-left, 0);
  lay(pen, rect(nearX - 4, nearY - 8, 8, STAGE.height - nearY + 20), {
    ink: "#d9d2c6",
    foot: "#857f88",
    top: nearY,
    bottom: STAGE.height,
    lift: 0.6,
  });
  const at = (share: number): readonly [number, number] => [
    nearX + (farX - nearX) * share,
    nearY + (farY - nearY) * share + 46 * Math.sin(Math.PI * share),
  ];
  ctx.strokeStyle = sheer(CHALK, 0.8);
  ctx.lineWidth = 1.2;
  ctx.beginPath();
  for (let nth = 0; nth <= 24; nth++) ctx.lineTo(...at(nth / 24));
  ctx.stroke();
  const inks = [RED, "#ffb224", CHALK, "#17bfae"] as const;
  for (let nth = 0; nth < 14; nth++) {
    const [x, y] = at((nth + 0.5) / 14);
    const size = 13 - nth * 0.35;
    const pennant = new Path2D(
      `M${x - size * 0.5} ${y + size * 0.3}L${x + size * 0.5} ${y - size * 0.3}L${x + 1} ${y + size}z`,
    );
    lay(pen, pennant, { ink: inks[nth % 4] ?? RED, top: y, bottom: y + size, lift: 0.3 });
  }
  addGrain(pen);
  return pieceOf(pen, left);
}
