import type { Recipe } from "../car.ts";
import { box, dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#d98e3a",
  second: "#5a7de0",
  silhouette: "M58 96L50 70Q50 60 62 60H128L146 34Q150 28 160 28H196Q214 30 224 46L236 66H278Q290 68 290 80L282 96z",
  sill: "M40 84L90 78L140 88L200 80L250 88L300 80V140H40z",
  back: [
    ["iron", "M92 60V36", 5],
    ["chrome", "M64 14Q92 52 124 24Q100 10 64 14z"],
    ["steel", "M64 14Q96 22 124 24", 2.4],
    ["iron", "M94 24L112 4", 3],
    ["redline", dot(112, 4, 4)],
    ["iron", "M48 72L20 50", 5],
    ["secondDark", "M8 34L50 50L44 66L2 50z"],
    ["secondLight", "M21 39L15 55M36 44L30 60M6 43L46 58", 2],
  ],
  glass: ["M152 62L162 40Q164 37 170 37H192Q206 38 214 50L222 64z"],
  driver: [190, 55, 13],
  on: [
    ["light", "M50 64L90 74L76 90zM110 60L140 84L120 96zM236 66L260 84L284 70z", 0, 0.7],
    ["dark", "M90 74L110 60L120 96z", 0, 0.7],
    ["chalk", box(112, 68, 24, 17, 2)],
    ["redline", "M112 83L124 68H136V85H112z"],
    ["ink", dot(120, 75, 3)],
  ],
  over: [
    ["iron", "M284 80L304 64L312 72", 4.5],
    ["chrome", "M308 66L318 70L312 80", 3],
    ["iron", "M76 96L92 104M160 92V104M244 96L236 104", 6],
  ],
  lamps: [dot(278, 78, 6)],
  stickerArea: [144, 72, 110, 4],
  wheels: [
    [76, 25],
    [162, 25],
    [248, 25],
  ],
  wheelStyle: "tread",
  hasArches: false,
};
