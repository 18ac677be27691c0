export type Point = readonly [x: number, y: number];
export type Move = (x: number, y: number) => Point;

const tenths = (value: number): number => Math.round(value * 10) / 10;
const written = ([x, y]: Point): string => `${tenths(x)} ${tenths(y)}`;

/** A path of absolute lines and curves with each of its points moved. */
export const moved = (path: string, move: Move): string =>
  path.replaceAll(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => written(move(Number(x), Number(y))));

const halfway = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2];

/** A closed shape without corners along points. */
export function rounded(points: readonly Point[]): string {
  const curves = points.map((point, nth) => {
    const next = points[(nth + 1) % points.length] ?? point;
    return `Q${written(point)} ${written(halfway(point, next))}`;
  });
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `M${written(halfway(last, first))}${curves.join("")}Z` : "";
}
