import type { Recipe } from "../car.ts";
import { box, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#e8a33d",
  silhouette:
    "M32 112V66C14 54 22 22 56 22C70 10 104 12 116 18C134 8 178 8 196 20C220 20 232 34 240 48L256 72Q284 76 288 94L290 112z",
  sill: "M0 94H200Q240 88 320 96V140H0z",
  shoulder: "M30 64C80 74 180 74 234 62V68C180 80 80 80 30 70z",
  glass: ["M188 36H204Q220 36 230 52L242 72H188z", box(142, 36, 36, 30, 8)],
  driver: [208, 60, 12],
  on: [
    ["chalk", "M50 40q8-8 12 2M76 34q8-8 12 2M102 40q8-8 12 2", 4, 0.7],
    ["deep", "M183 34V98M134 34V98", 1.6, 0.45],
    ["light", box(188, 80, 16, 4, 2)],
    ["iron", "M20 106H60V118H20zM268 104H300V118H268z"],
  ],
  lamps: [oval(276, 92, 7, 8)],
  tails: [box(31, 78, 7, 18, 3)],
  stickerArea: [56, 44, 62, 26],
  wheels: [
    [88, 24],
    [234, 24],
  ],
  wheelStyle: "cap",
};
