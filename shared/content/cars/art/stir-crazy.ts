import type { Recipe } from "../car.ts";
import { box, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#3da35d",
  second: "#ffc23a",
  silhouette: "M16 112V88H200V46Q202 32 216 30H252Q266 32 274 50L286 76Q298 80 298 94V112z",
  sill: "M0 102H320V140H0z",
  back: [
    ["iron", "M44 92L60 60H76L84 92zM168 92L176 70H190V92z"],
    ["steel", "M48 46L18 78L26 84L60 56z"],
    ["second", "M54 22Q46 34 62 56Q82 90 128 92Q180 92 194 66Q200 50 190 38Q170 12 118 12Q78 12 54 22z"],
    ["secondDark", "M62 56Q82 90 128 92Q180 92 194 66Q190 78 128 80Q90 78 62 56z"],
    ["steel", "M38 14L62 18L58 40L44 36z"],
  ],
  glass: ["M214 68V48Q215 40 222 40H250Q260 40 265 52L272 68H214z"],
  driver: [240, 59, 12],
  on: [
    ["second", "M200 80H320V86H200z"],
    ["deep", "M208 40V110", 1.8, 0.5],
    [
      "second",
      "M16 96h14l-8 8H16zM44 96h14l-8 8H36zM72 96h14l-8 8H64zM100 96h14l-8 8H92zM128 96h14l-8 8h-14zM156 96h14l-8 8h-14zM184 96h14l-8 8h-14z",
    ],
    ["light", box(216, 74, 14, 4, 2)],
  ],
  over: [["chrome", "M278 106H308", 7]],
  lamps: [oval(288, 92, 6, 7)],
  tails: [box(15, 96, 6, 9, 2)],
  stickerArea: [128, 98, 84, 6],
  wheels: [
    [52, 21],
    [98, 21],
    [248, 21],
  ],
  wheelStyle: "steel",
  frames: [
    [
      ["chalk", "M78 16L94 13Q98 50 117 88L103 87Q82 60 78 16zM130 12L146 14Q160 50 151 88H135Q140 56 130 12z"],
      ["light", "M172 24L182 30Q194 50 190 72L178 82Q186 54 172 24z"],
    ],
    [
      ["chalk", "M100 12L116 12Q122 50 135 88H120Q104 60 100 12zM152 16L164 20Q178 52 170 86L156 88Q164 56 152 16z"],
      ["light", "M60 20L72 17Q74 50 88 80L76 72Q62 48 60 20z"],
    ],
  ],
};
