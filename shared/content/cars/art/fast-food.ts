import type { Recipe } from "../car.ts";
import { dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#e2984a",
  second: "#ffc93c",
  silhouette:
    "M62 60C60 28 104 12 164 12C224 12 268 28 266 60Q280 62 276 72Q278 80 270 84L270 100Q266 114 250 114H78Q62 114 58 100V84Q50 80 52 72Q48 62 62 60z",
  sill: "M0 98Q160 104 320 98V140H0z",
  back: [
    ["goldDark", "M20 62L25 22L31 23L28 62zM36 62L42 28L48 30L45 62z"],
    ["amber", "M14 62L18 28L25 29L23 64zM26 62L32 16L39 17L36 64zM40 62L50 24L57 26L50 64zM8 62L6 38L13 37L17 62z"],
    ["redline", "M4 56Q30 66 60 56L62 98H12z"],
    ["wine", "M12 98L10 86H62V98z"],
    ["chalk", dot(34, 78, 8)],
    ["amber", "M30 80q4 5 8 0M31 76h.1M37 76h.1", 2.4],
    ["wood", "M120 20V2", 2.4],
    ["leaf", dot(120, 7, 7)],
    ["redline", dot(122, 8, 2.4)],
  ],
  glass: ["M178 28Q228 32 242 56H184Q178 56 178 50z"],
  driver: [204, 50, 11],
  on: [
    ["bark", "M40 80H290V94H40z"],
    ["second", "M40 78H290V82L256 84L244 92L226 84H176L160 98L140 84H100L88 92L76 84H40z"],
    ["redline", "M40 66H290V79H40z"],
    ["leaf", `M45 58H285V67${"q-7.5 11-15 0".repeat(16)}z`],
    ["deep", "M40 58H290V61H40z", 0, 0.35],
    ["chalk", "M92 40l6-3M116 28l7-1M142 36l6 1M150 22l6 1M108 48l6-1M134 50l6 1M80 52l5-3M164 46l2 5", 4],
  ],
  lamps: [oval(260, 104, 7, 5)],
  tails: [dot(66, 104, 4)],
  stickerArea: [92, 32, 72, 20],
  wheels: [
    [104, 21],
    [224, 21],
  ],
  wheelStyle: "five",
};
