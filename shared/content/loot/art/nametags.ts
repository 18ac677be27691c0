import { INKS } from "../../cars/car.ts";
import { box, dot, oval, star } from "../../cars/outline.ts";
import type { NametagArt, PlateInks } from "../loot.ts";

const DARK: PlateInks = { ground: INKS.tyre, text: INKS.chalk };
const BOARD = box(4, 8, 192, 44, 9);
const squares = (x: number): string =>
  [0, 1, 2, 3].map((row) => box(x + (row % 2) * 11, 8 + row * 11, 11, 11)).join("");

/** Plates by lootID. */
export const NAMETAG_ART: Readonly<Record<number, NametagArt>> = {
  // Plain Asphalt
  401: {
    inks: DARK,
    plate: [
      ["ground", BOARD],
      ["iron", "M13 9H187", 2],
      ["redline", "M12 14L16 14L12 46L8 46z"],
    ],
  },
  // Road Sign
  402: {
    inks: { ground: "#1f6b4c", text: INKS.chalk },
    plate: [
      ["iron", "M40 40h8v20h-8zM152 40h8v20h-8z"],
      ["chalk", box(2, 4, 196, 46, 9)],
      ["ground", box(5, 7, 190, 40, 7)],
      ["chalk", "M180 36V20M173 27l7-8l7 8", 4],
    ],
  },
  // Ticket
  403: {
    inks: { ground: INKS.butter, text: INKS.ink },
    plate: [
      ["goldDark", "M4 10H196V24a7 7 0 0 0 0 14V54H4V38a7 7 0 0 0 0-14z"],
      ["ground", "M4 7H196V22a7 7 0 0 0 0 14V51H4V36a7 7 0 0 0 0-14z"],
      ["redline", "M22 12v4M22 21v4M22 30v4M22 39v4M178 12v4M178 21v4M178 30v4M178 39v4", 3],
      ["amber", "M28 11H172M28 47H172", 2],
    ],
  },
  // Finish Line
  404: {
    inks: { ground: INKS.ink, text: INKS.chalk },
    plate: [
      ["chalk", BOARD],
      ["ground", box(28, 8, 144, 44)],
      ["ink", squares(4)],
      ["ink", squares(174)],
      ["redline", "M28 10V50M172 10V50", 3],
    ],
  },
  // Chalkboard
  405: {
    inks: { ground: "#24483f", text: INKS.chalk },
    plate: [
      ["bark", box(2, 5, 196, 50, 7)],
      ["wood", box(2, 5, 196, 46, 7)],
      ["ground", box(8, 11, 184, 38, 3)],
      ["chalk", "M14 40q6-10 10 0t8-2M178 18v8M174 22h8", 1.8, 0.55],
      ["chalk", box(150, 50, 18, 4, 2)],
    ],
  },
  // Driftwood
  406: {
    inks: { ground: INKS.bark, text: INKS.chalk },
    plate: [
      ["ink", "M6 12L190 8L197 30L192 54L10 52L3 34z", 0, 0.35],
      ["wood", "M6 9L190 5L197 27L192 51L10 49L3 31z"],
      ["ground", "M10 14L186 11L190 28L187 46L14 45L9 31z"],
      ["wood", "M18 20Q60 14 90 18M120 40Q160 44 182 38M20 40Q40 36 60 40", 1.8, 0.6],
      ["chrome", `${dot(14, 20, 2.4)}${dot(184, 38, 2.4)}`],
    ],
  },
  // Soft Cloud
  407: {
    inks: { ground: "#e3ebf4", text: INKS.ink },
    plate: [
      [
        "sky",
        "M30 56Q4 56 6 38Q6 22 26 24Q34 4 62 12Q84 -2 108 10Q136 -2 156 14Q184 8 188 28Q202 42 186 52Q180 56 168 56z",
        0,
        0.5,
      ],
      [
        "ground",
        "M30 52Q4 52 6 36Q8 22 26 24Q36 6 62 14Q84 2 108 12Q136 2 156 16Q182 12 186 30Q200 40 184 50Q178 52 168 52z",
      ],
      ["frost", "M30 52Q10 52 8 40Q60 50 110 44T190 40Q192 50 168 52z", 0, 0.7],
    ],
  },
  // Circuit
  408: {
    inks: { ground: INKS.ink, text: "#c8fff4" },
    plate: [
      ["teal", box(3, 7, 194, 46, 10)],
      ["ground", box(5.5, 9.5, 189, 41, 8)],
      ["teal", "M6 20H20L28 14H60M6 40H18L26 47H70M194 22H182L172 14H130M194 42H178L170 47H140", 2.4],
      ["amber", `${dot(62, 14, 3)}${dot(72, 47, 3)}${dot(128, 14, 3)}${dot(138, 47, 3)}`],
    ],
  },
  // Night Sky
  409: {
    inks: { ground: "#241d4a", text: INKS.chalk },
    plate: [
      ["violet", box(3, 6, 194, 48, 24)],
      ["ground", box(6, 9, 188, 42, 21)],
      ["butter", "M22 18A13 13 0 1 0 34 36A11 11 0 0 1 22 18z"],
      [
        "goldLight",
        `${star(176, 22, 7, 4, 0.25)}${star(164, 42, 4, 4, 0.25)}${star(186, 38, 3, 4, 0.25)}${star(46, 16, 3.4, 4, 0.25)}`,
      ],
    ],
  },
  // Home Keys
  410: {
    inks: { ground: INKS.tyre, text: INKS.chalk },
    plate: [
      ["iron", BOARD],
      ["ground", box(6, 10, 188, 40, 7)],
      ["chalk", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => box(11 + n * 16.4, 44, 13, 9, 2)).join("")],
      ["redline", `${box(60.2, 44, 13, 9, 2)}${box(109.4, 44, 13, 9, 2)}`],
    ],
  },
  // Winner's Ribbon
  411: {
    inks: { ground: INKS.wine, text: INKS.chalk },
    plate: [
      ["ink", "M2 18H30V56H2L12 37zM198 18H170V56H198L188 37z", 0, 0.5],
      ["wine", "M2 16H30V54H2L12 35zM198 16H170V54H198L188 35z"],
      ["redline", box(16, 6, 168, 42, 3)],
      ["ground", box(20, 10, 160, 34, 2)],
      ["gold", "M22 12H178M22 42H178", 1.8],
      ["gold", `${star(30, 27, 6)}${star(170, 27, 6)}`],
    ],
  },
  // Gold Bar
  412: {
    inks: { ground: INKS.gold, text: INKS.ink },
    plate: [
      ["goldDark", "M10 10H190L198 54H2z"],
      ["ground", "M10 6H190L198 48H2z"],
      ["goldLight", "M10 6H190L191 11H9zM40 11H62L46 48H24zM150 11H158L142 48H134z"],
      ["goldDark", oval(100, 51, 60, 1.2)],
      ["chalk", `${star(16, 14, 7, 4, 0.2)}${star(186, 40, 6, 4, 0.2)}`],
    ],
  },
};
