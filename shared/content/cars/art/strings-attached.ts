import type { Ink, Layer, Recipe } from "../car.ts";
import { dot, star } from "../outline.ts";

const bow = (x: number, y: number, ink: Ink): Layer => [ink, `M${x} ${y}l-9-6v12zM${x} ${y}l9-6v12z`];

/** The kite by the middle where its spars cross, with its tail and the string from the driver's hands. */
const kite = (x: number, y: number, sway: number): readonly Layer[] => {
  const [top, left, right, foot] = [
    `${x + 13} ${y - 42}`,
    `${x - 36} ${y - 15}`,
    `${x + 34} ${y + 13}`,
    `${x - 22} ${y + 50}`,
  ];
  const at = `${x} ${y}`;
  return [
    ["chalk", `M138 61Q200 66 ${at}`, 2],
    ["chalk", `M${foot}q${sway} 10 2 18t0 16`, 2],
    bow(x - 20 + sway / 2, y + 61, "amber"),
    bow(x - 20 - sway / 3, y + 75, "pink"),
    ["deep", `M${top}L${right}L${foot}L${left}z`, 3.4],
    ["second", `M${top}L${right}L${foot}L${left}z`],
    ["amber", `M${at}L${top}L${right}z`],
    ["butter", `M${at}L${top}L${left}z`],
    ["secondDark", `M${at}L${right}L${foot}z`],
    ["chalk", `M${top}L${foot}M${left}L${right}`, 2],
  ];
};

export const ART: Recipe = {
  paint: "#149c94",
  second: "#ff6a4a",
  silhouette: "M8 88Q8 58 30 50Q52 46 58 62Q64 80 86 82L160 76Q218 72 244 96Q252 112 236 114H28Q8 114 8 88z",
  sill: "M0 106Q120 110 250 102V140H0z",
  back: [
    ["iron", "M32 54V10", 3],
    ["second", "M32 8L4 17L32 26z"],
    ["butter", "M32 13L17 17L32 21z"],
    ["iron", "M112 86L122 66L138 61", 6],
    ["chrome", "M62 68Q70 40 84 34", 4],
  ],
  driver: [96, 48, 15],
  isOpen: true,
  on: [
    ["second", "M0 84Q60 96 150 84Q210 78 260 94", 6],
    ["amber", "M0 91Q60 102 150 90Q210 84 260 100", 6],
    ["butter", "M0 98Q60 108 150 96Q210 90 260 106", 6],
    ["chalk", dot(128, 93, 12)],
    ["second", star(128, 93, 10)],
    ["light", "M16 76Q18 58 32 55", 3],
  ],
  over: [["ink", dot(138, 61, 5)]],
  lamps: [dot(232, 94, 6)],
  tails: [dot(17, 82, 4.5)],
  stickerArea: [98, 86, 72, 18],
  wheels: [
    [56, 27],
    [202, 23],
  ],
  wheelStyle: "tread",
  frames: [kite(274, 46, 8), kite(281, 43, -8)],
};
