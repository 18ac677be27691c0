/** How many numbers each command of an outline takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7, Z: 0 };
const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Roughly how much an outline covers: its shapes as boxes; of a line its length by its width. */
export function areaOf(outline: string, lineWidth = 0): number {
  const covered = boxesOf(outline).map(({ left, top, right, bottom }) => {
    const [width, height] = [right - left, bottom - top];
    return lineWidth > 0 ? (width + height) * lineWidth : width * height;
  });
  return covered.reduce((sum, area) => sum + area, 0);
}

/** A box around each part of an outline: around the points where its commands end. */
function boxesOf(outline: string): readonly Box[] {
  const boxes: Box[] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", text = ""] of outline.matchAll(COMMAND)) {
    const kind = command.toUpperCase();
    const takes = TAKES[kind] ?? 0;
    const numbers = (text.match(NUMBER) ?? []).map(Number);
    const isRelative = command !== kind;
    if (takes === 0) continue;
    for (let at = 0; at + takes <= numbers.length; at += takes) {
      const end = numbers.slice(at, at + takes);
      const before = y;
      const [toX, toY] = kind === "V" ? [undefined, end[0]] : kind === "H" ? [end[0]] : end.slice(-2);
      x = toX === undefined ? x : toX + (isRelative ? x : 0);
      y = toY === undefined ? y : toY + (isRelative ? y : 0);
      if (kind === "M" && at === 0) boxes.push({ left: x, top: y, right: x, bottom: y });
      const box = boxes.at(-1);
      if (!box) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      // Half a circle bulges as far as its radius.
      const [middle, bulge] = kind === "A" ? [(y + before) / 2, end[1] ?? 0] : [y, 0];
      box.top = Math.min(box.top, y, middle - bulge);
      box.bottom = Math.max(box.bottom, y, middle + bulge);
    }
  }
  return boxes;
}
