import { dot } from "../../../cars/outline.ts";
import type { Pictures } from "../../loot.ts";

export const ART: Pictures = {
  // Last Slice
  108: [
    ["wood", "M8 26Q50 2 92 26L86 38H14z"],
    ["amber", "M14 34Q50 16 86 34L52 94z"],
    ["redline", `${dot(40, 40, 8)}${dot(64, 44, 8)}${dot(50, 66, 7)}`],
    ["wine", `${dot(38, 38, 3)}${dot(62, 42, 3)}${dot(49, 64, 2.6)}`],
    ["leaf", "M50 50l5-4M30 50l3 4M58 62l4 2", 3.4],
  ],
  // Three Flavours
  128: [
    ["wood", "M45 74H55V96H45z"],
    ["pink", "M26 34Q26 8 50 8T74 34V78H26z"],
    ["amber", "M26 32Q50 44 74 32V56Q50 68 26 56z"],
    ["teal", "M26 54Q50 66 74 54V78H26z"],
    ["chalk", "M36 64V30Q38 20 46 18", 5, 0.7],
  ],
};
