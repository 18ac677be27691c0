import { dialPoint } from "../../data/dial.ts";

/** The middle of a badge, whose box is 96 × 96. */
const MIDDLE = 48;

/** Corners at equal angles, by turns at each of some distances from the middle. @param turn of the first one, in degrees from straight up */
const corners = (count: number, radii: readonly number[], turn = 0): string =>
  `M${Array.from({ length: count }, (_, nth) =>
    dialPoint(turn + (360 / count) * nth, radii[nth % radii.length] ?? 0, MIDDLE),
  ).join("L")}Z`;

/**
 * The outline of each league's badge, from the first to the final: no two are alike, so that they are told apart without
 * their colours.
 */
export const OUTLINES: readonly string[] = [
  "M48 5a43 43 0 1 1 0 86 43 43 0 0 1 0-86z",
  "M20 9h56q11 0 11 11v56q0 11-11 11H20Q9 87 9 76V20Q9 9 20 9z",
  corners(5, [47]),
  corners(6, [46]),
  "M48 3C60 11 73 13 87 12v34c0 22-15 37-39 47C24 83 9 68 9 46V12c14 1 27-1 39-9z",
  corners(8, [46.5], 22.5),
  corners(24, [46, 40.5]),
  "M3 30 26 7l22 9 22-9 23 23-8 36-37 27-37-27z",
  corners(16, [47, 36]),
  corners(24, [47, 36.5]),
  "M48 2l46 46-46 46L2 48z",
  "M12 8h72c0 9 5 13 10 14v52c-5 1-10 5-10 14H12c0-9-5-13-10-14V22C7 21 12 17 12 8z",
  corners(32, [47, 42]),
];
