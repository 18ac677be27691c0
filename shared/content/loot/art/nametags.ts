import { INKS } from "../../cars/car.ts";
import { box, dot, oval, star } from "../../cars/outline.ts";
import type { NametagArt, PlateInks } from "../loot.ts";

const DARK: PlateInks = { ground: INKS.tyre, text: INKS.chalk };
const BOARD = box(4, 8, 192, 44, 9);
const squares = (x: number): string =>
  [0, 1, 2, 3].map((row) => box(x + (row % 2) * 11, 8 + row * 11, 11, 11)).join("");
const SNOW =
  "M8 15Q6 7 16 8Q24 2 36 5Q60 1 84 5Q110 2 130 5Q156 1 176 4Q192 2 194 10Q190 15 184 11Q178 15 172 11Q150 13 130 10Q100 14 70 10Q50 13 36 11Q30 17 24 12Q16 18 8 15z";
/** A row of bulbs, one every 28. */
const bulbs = (y: number, fromX: number, count = 7): string =>
  Array.from({ length: count }, (_, nth) => dot(fromX + nth * 28, y, 2.8)).join("");
/** A pine on its foot. */
const pine = (x: number, y: number, high: number): string =>
  `M${x} ${y - high}L${x + 5} ${y - high * 0.55}H${x + 2.5}L${x + 7} ${y}H${x - 7}L${x - 2.5} ${y - high * 0.55}H${x - 5}z`;
/** Of a thermometer, every fourth longer. */
const MARKS = Array.from({ length: 14 }, (_, nth) => `M${62 + nth * 9} 12V${nth % 4 === 0 ? 19 : 16}`).join("");
const FLAKE = "M26 18V42M15.6 24L36.4 36M15.6 36L36.4 24M23 20L26 23L29 20M23 40L26 37L29 40";
const DRIFT =
  "M20 20Q12 8 34 7Q60 0 92 3Q118 2 128 8Q136 12 130 17Q122 13 112 14Q98 9 82 13Q70 8 56 14Q46 10 38 16Q28 14 20 20z";
const FAR_LEGS = `${box(54, 42, 12, 17, 4)}${box(142, 42, 12, 17, 4)}`;

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
  // Sticky Note
  413: {
    inks: { ground: "#d9ef8f", text: INKS.ink },
    plate: [
      ["ink", "M7 11L194 7L197 44L184 57L9 57z", 0, 0.35],
      ["ground", "M5 8L193 4L196 40L181 53L7 55z"],
      ["leaf", "M5 8L193 4L193.6 11L5.4 15z", 0, 0.4],
      ["leaf", "M196 40L181 53L179 39z"],
      ["wine", dot(101, 10, 5)],
      ["redline", dot(100, 8, 5)],
      ["chalk", dot(98.4, 6.4, 1.5)],
    ],
  },
  // Number Plate
  414: {
    inks: { ground: "#f3f1ea", text: INKS.ink },
    plate: [
      ["ink", box(3, 9, 194, 46, 8), 0, 0.5],
      ["iron", box(2, 6, 196, 46, 8)],
      ["ground", box(5, 9, 190, 40, 6)],
      ["sky", "M11 9H32V49H11a6 6 0 0 1 -6 -6V15a6 6 0 0 1 6 -6z"],
      ["chalk", `${star(18.5, 21, 8)}${box(11, 35, 15, 4, 2)}${box(13, 42, 11, 3, 1.5)}`],
      ["steel", `${dot(40, 14, 2.2)}${dot(40, 44, 2.2)}${dot(188, 14, 2.2)}${dot(188, 44, 2.2)}`],
      ["teal", dot(178, 29, 8)],
      ["chalk", "M174.4 29l2.6 2.8l5-5.6", 2.2],
    ],
  },
  // Candy Wrapper
  415: {
    inks: { ground: "#b8245a", text: INKS.chalk },
    plate: [
      [
        "pink",
        "M36 22L4 4Q11 13 4 21Q11 30 4 39Q11 47 4 56L36 38zM164 22L196 4Q189 13 196 21Q189 30 196 39Q189 47 196 56L164 38z",
      ],
      ["ground", "M34 27L8 20M34 30H9M34 33L8 40M166 27L192 20M166 30H191M166 33L192 40", 1.8],
      ["ground", box(30, 8, 140, 44, 16)],
      [
        "pink",
        "M31.5 42L38.6 10.2Q41 8.6 45 8L35.6 47.6Q33 45.5 31.5 42zM155.4 51.6L163.6 11Q167 13.4 168.6 17L162 49.6Q159 51.4 155.4 51.6z",
        0,
        0.5,
      ],
      ["chalk", "M50 12.5H132", 2.6, 0.5],
    ],
  },
  // Sharp Pencil
  416: {
    inks: { ground: "#ffc53a", text: INKS.ink },
    plate: [
      ["pink", "M14 9H24V51H14Q4 51 4 41V19Q4 9 14 9z"],
      ["chalk", "M8 17Q8 13 13 13H18", 2.4, 0.7],
      ["chrome", box(20, 7, 17, 46, 2)],
      ["steel", "M24 8V52M29 8V52M34 8V52", 1.8],
      ["sand", "M160 9L197 30L160 51z"],
      ["ground", "M37 9H160Q167 11 166 15Q172 18 166 23Q174 30 166 37Q172 42 166 45Q167 49 160 51H37z"],
      ["amber", "M37 46H166Q166 49.4 160 51H37z"],
      ["butter", "M37 9H160Q166 10.8 166.2 14H37z"],
      ["iron", "M184 22.6L198 30L184 37.4Q187 30 184 22.6z"],
    ],
  },
  // Graph Paper
  417: {
    inks: { ground: "#eef3f7", text: INKS.ink },
    plate: [
      ["ink", box(6, 8, 190, 48, 4), 0, 0.4],
      ["ground", box(6, 5, 190, 48, 4)],
      ["steel", box(6.5, 5.5, 189, 47, 4), 1, 0.7],
      ["sky", "M166 6V52M174 6V52M182 6V52M190 6V52M160 13H195M160 21H195M160 29H195M160 37H195M160 45H195", 1, 0.45],
      ["sky", "M30 13H160M30 45H160", 1, 0.45],
      ["redline", "M30 6V52", 1.4, 0.7],
      ["ink", "M166 9V45H193", 1.8],
      ["redline", "M166 43Q177 42 181 28T192 12", 2.6],
      ["iron", [11, 20, 29, 38, 47].map((y) => dot(16, y, 2.6)).join("")],
      ["steel", "M16 11H3M16 20H3M16 29H3M16 38H3M16 47H3", 2.6],
    ],
  },
  // Watermelon
  418: {
    inks: { ground: "#b92a3e", text: INKS.chalk },
    plate: [
      ["leaf", "M2 8H198Q198 58 130 58H70Q2 58 2 8z"],
      ["butter", "M8 8H192Q191 53 128 53H72Q9 53 8 8z"],
      ["ground", "M12 8H188Q187 50 126 50H74Q13 50 12 8z"],
      [
        "ink",
        "M9 18L5 20M11 27L7 30M15.6 36L12 40M24 44L21 48M36 50L34 54M50 54L49 57M66 54.6V57M84 54.6V57M100 54.6V57M116 54.6V57M134 54.6V57M150 54L151 57M164 50L166 54M176 44L179 48M184.4 36L188 40M189 27L193 30M191 18L195 20",
        2,
        0.4,
      ],
      [
        "ink",
        `${oval(22, 16, 1.8, 3)}${oval(32, 25, 1.8, 3)}${oval(26, 33, 1.8, 3)}${oval(178, 16, 1.8, 3)}${oval(168, 25, 1.8, 3)}${oval(174, 33, 1.8, 3)}`,
      ],
      ["pink", "M16 10H150", 2.2, 0.6],
    ],
  },
  // Winter Scarf
  419: {
    inks: { ground: "#1d5d78", text: INKS.chalk },
    plate: [
      [
        "redline",
        "M16 12H4M16 19H5M16 26H4M16 33H5M16 40H4M16 47H5M184 13H196M184 20H195M184 27H196M184 34H195M184 41H196M184 48H195",
        3.4,
      ],
      ["ground", "M14 9Q58 4 100 8T186 9V51Q142 56 100 52T14 51z"],
      ["redline", "M22 8.2L30 7.4V52.4L22 51.8zM170 9.6L178 9.4V51.8L170 52.6z"],
      ["chalk", "M34 7.2L38 6.9V52.6L34 52.4zM162 9.8L166 9.7V52.8L162 53z"],
      ["frost", "M17 18l2-3M17 26l2-3M17 34l2-3M17 42l2-3M181 18l2-3M181 26l2-3M181 34l2-3M181 42l2-3", 1.6, 0.7],
      ["frost", "M44 10.6q3-3 6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0", 1.6, 0.6],
    ],
  },
  // Paper Lantern
  420: {
    inks: { ground: "#f5a03c", text: INKS.ink },
    plate: [
      ["gold", box(62, 0, 76, 12, 3)],
      ["gold", box(62, 48, 76, 12, 3)],
      ["ground", "M44 6H156Q196 8 196 30Q196 52 156 54H44Q4 52 4 30Q4 8 44 6z"],
      ["butter", "M44 6H156Q172 7 181 11Q100 5 19 11Q28 7 44 6z", 0, 0.8],
      ["redline", "M44 54H156Q172 53 181 49Q100 55 19 49Q28 53 44 54z", 0, 0.75],
      ["redline", "M30 8Q8 30 30 52M46 7Q26 30 46 53M170 8Q192 30 170 52M154 7Q174 30 154 53", 2],
      ["wine", "M66 3H134M66 57H134", 2],
    ],
  },
  // Pink Horizon
  421: {
    inks: { ground: "#6e2a5c", text: INKS.chalk },
    plate: [
      ["ink", box(3, 9, 194, 47, 12), 0, 0.45],
      ["ground", box(3, 6, 194, 47, 12)],
      ["redline", "M158 47Q158 22 177 22Q195 22 197 40V41Q197 44 196 47z"],
      ["amber", "M164 47Q164 28 178 28Q192 28 192 47z"],
      ["pink", "M150 12H172M160 17H188M8 18H22", 2, 0.6],
      ["ink", "M3 47Q30 42 60 47T120 47T197 46Q195 53 185 53H15Q4 53 3 47z"],
      [
        "ink",
        "M22 50Q26 36 22 24L25 24Q30 36 27 50zM24 25Q14 16 7 24Q15 21 24 26Q12 24 10 34Q16 28 24 26Q31 28 36 35Q36 24 25 25Q34 19 40 24Q34 14 24 24z",
      ],
      ["amber", "M50 48.6H62M74 48.6H86M98 48.6H110M122 48.6H134M146 48.6H158", 1.6],
      ["pink", box(3.8, 6.8, 192.4, 45.4, 11.2), 1.6],
    ],
  },
  // Ice Block
  422: {
    inks: { ground: "#9fd6ee", text: INKS.ink },
    plate: [
      ["sky", "M8 14L40 8L150 10L190 7L197 24L191 48L140 51L20 52L4 34z"],
      ["sky", "M26 50h9l-4 9zM44 50h7l-3 7zM150 49h9l-5 10zM168 48h8l-4 8z"],
      ["ground", "M10 13L42 8L150 10L188 8L194 24L187 44L140 47L22 48L7 33z"],
      ["frost", "M10 13L30 10L34 24L7 33zM188 8L194 24L178 30L168 9z"],
      ["chalk", "M12 30L20 16M17 32L22 24M180 26L187 13", 2, 0.9],
      ["frost", SNOW, 2.6],
      ["chalk", SNOW],
    ],
  },
  // Market Lights
  423: {
    inks: { ground: "#35123f", text: INKS.butter },
    plate: [
      ["ink", box(2, 5, 196, 54, 12), 0, 0.5],
      ["redline", box(2, 2, 196, 54, 12)],
      ["ground", box(13, 12, 174, 34, 6)],
      ["goldLight", bulbs(7, 16) + bulbs(51, 30, 6) + dot(7.4, 36, 2.8) + dot(192.6, 36, 2.8)],
      ["amber", bulbs(7, 30, 6) + bulbs(51, 16) + dot(7.4, 22, 2.8) + dot(192.6, 22, 2.8)],
      ["pink", box(13.8, 12.8, 172.4, 32.4, 5.4), 1.6],
    ],
  },
  // Page Nibbler
  424: {
    inks: { ground: "#23407a", text: INKS.chalk },
    plate: [
      ["leaf", "M143 14Q143 6 151 6Q159 6 159 14z", 0, 0.75],
      ["leaf", "M164 16Q164 2 175 2Q187 2 187 16z"],
      ["ink", box(4, 16, 192, 42, 5), 0, 0.45],
      ["ground", box(4, 13, 192, 42, 5)],
      ["gold", "M18 13H24V55H18zM28 13H31V55H28zM176 13H182V55H176zM169 13H172V55H169z"],
      ["goldLight", star(11, 34, 5.5, 4, 0.4)],
      ["goldLight", star(189, 34, 5.5, 4, 0.4)],
      ["chalk", `${dot(171.6, 8.6, 3.6)}${dot(180, 8.6, 3.6)}`],
      ["ink", `${dot(172, 9, 1.6)}${dot(179.6, 9, 1.6)}`],
      ["ink", "M171.6 5a3.6 3.6 0 1 0 .1 0M180 5a3.6 3.6 0 1 0 .1 0", 1.2],
    ],
  },
  // Sausage Dog
  425: {
    inks: { ground: "#8a4a26", text: INKS.chalk },
    plate: [
      ["bark", "M22 22Q6 20 4 6Q3 2 7 3Q12 14 30 14z"],
      ["bark", `${box(34, 40, 11, 18, 4)}${box(140, 40, 11, 18, 4)}`],
      [
        "ground",
        "M34 9H150Q156 9 160 12Q164 4 174 4Q184 5 186 14L197 20Q199 26 193 29Q180 33 170 30Q168 48 152 48H34Q16 48 16 28Q16 9 34 9z",
      ],
      ["ground", `${box(22, 40, 12, 18, 4)}${box(128, 40, 12, 18, 4)}`],
      ["sand", "M22 54h12v2a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2zM128 54h12v2a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2z"],
      ["redline", "M160 11Q168 21 166 39L161 44.6Q165 25 156 9.2z"],
      ["gold", dot(164, 42, 3.4)],
      ["bark", "M163 9Q172 6 174 14Q176 28 168 32Q159 30 160 18z"],
      ["ink", `${dot(181, 13, 2.2)}${oval(196, 20.4, 3.4, 2.8)}`],
      ["ink", "M184 26Q189 27 193 25", 1.5],
    ],
  },
  // Long Dragon
  426: {
    inks: { ground: "#0a6b58", text: INKS.chalk },
    plate: [
      [
        "gold",
        "M32 11L37 1L46 10zM50 10L56 0L64 10zM68 10L74 0L82 10zM86 10L92 0L100 10zM104 10L110 0L118 10zM122 10L128 0L136 10zM139 10L146 1L152 11z",
      ],
      ["gold", "M13 20Q3 16 3 5Q9 9 12 2Q20 8 20 18z"],
      ["ground", "M44 50Q10 52 7 30Q6 22 11 15L19 17Q17 30 34 30z"],
      ["ground", FAR_LEGS],
      ["ink", FAR_LEGS, 0, 0.35],
      ["ground", `${box(40, 42, 13, 17, 4)}${box(128, 42, 13, 17, 4)}`],
      ["gold", "M41 59l2-4l2 4zM46 59l2-4l2 4zM129 59l2-4l2 4zM134 59l2-4l2 4z"],
      ["gold", "M168 12Q160 -1 148 1Q152 5 155 11Q150 11 147 14Q153 17 157 22L166 24z"],
      [
        "ground",
        "M36 8H146Q156 8 160 13Q168 3 180 6L190 13Q200 16 198 26Q196 34 184 34H172Q168 50 148 50H36Q22 48 22 29Q22 10 36 8z",
      ],
      ["butter", "M40 46.5H150Q161 44 164 36L171 33.6Q168 51 148 51H44Q40 50 40 46.5z"],
      ["goldDark", "M56 47V51M72 47V51M88 47V51M104 47V51M120 47V51M136 47V51M151 46L153 50.4M159 42L163 45", 1.4],
      ["leaf", "M26 22q3.5 4 7 0M26 30q3.5 4 7 0M29 38q3.5 4 7 0M160 22q3.5 4 7 0M162 29q3.5 4 7 0", 2],
      ["chalk", "M180 33.6l2.4 5l3-5zM188 33.4l2 4l2.6-4.8z"],
      ["ink", "M176 33.4Q190 34.6 197 29", 1.4, 0.6],
      ["goldLight", oval(178, 15.4, 4.4, 4)],
      ["ink", `${oval(179, 15.4, 1.5, 3.2)}${oval(193, 19.6, 1.6, 1.2)}`],
      ["gold", "M171 11Q178 6 185 12Q178 9.6 172 13z"],
    ],
  },
  // Bamboo Steamer
  1341: {
    inks: { ground: "#efcf95", text: INKS.ink },
    plate: [
      ["frost", "M66 7Q61 4 66 1M78 7Q73 4 78 1M134 7Q129 4 134 1M122 7Q117 4 122 1", 2.6, 0.85],
      ["bark", box(88, 2, 24, 9, 3)],
      ["wood", "M14 16Q20 8 60 8H140Q180 8 186 16z"],
      ["bark", box(4, 12, 192, 46, 6)],
      ["wood", box(4, 11, 192, 44, 6)],
      ["ground", box(8, 18, 184, 30, 2)],
      ["wood", "M12 48L24 18M22 48L34 18M178 48L166 18M188 48L176 18", 3],
      ["sand", "M10 14.5H190M10 51.5H190", 2],
    ],
  },
  // Rolled Umbrella
  1342: {
    inks: { ground: "#9c1f4d", text: INKS.chalk },
    plate: [
      ["chrome", "M2 30H20", 5],
      ["bark", "M172 30H180Q194 30 194 42Q194 54 184 54Q176 54 176 47", 6],
      ["wine", "M10 30L30 12Q100 2 166 10L176 18V42L166 50Q100 58 30 48z"],
      ["ground", "M12 30L32 15Q100 5 164 12L172 20V40L164 48Q100 55 32 45z"],
      ["pink", "M32 15Q100 5 164 12Q100 11 40 19z"],
      ["wine", "M20 33Q90 50 170 43", 2],
      ["gold", "M156 11L162 12V48L156 49z"],
      ["goldLight", dot(159, 30, 5)],
    ],
  },
  // Insert Name
  1343: {
    inks: { ground: "#1c1440", text: INKS.butter },
    plate: [
      ["ink", box(2, 8, 196, 52, 8), 0, 0.5],
      ["violet", "M10 5H190L198 56H2z"],
      ["ground", box(40, 10, 118, 40, 4)],
      ["teal", box(40, 10, 118, 40, 4), 2],
      ["iron", oval(22, 46, 12, 6)],
      ["chrome", "M22 45V22", 5],
      ["redline", dot(22, 14, 10)],
      ["pink", dot(18.6, 10.6, 2.6)],
      ["ink", dot(174, 20, 8) + dot(184, 34, 8) + dot(170, 44, 8)],
      ["amber", dot(174, 18.6, 7)],
      ["sky", dot(184, 32.6, 7)],
      ["leaf", dot(170, 42.6, 7)],
    ],
  },
  // Minus Thirty
  1241: {
    inks: { ground: "#e4edf6", text: INKS.ink },
    plate: [
      ["ink", box(22, 11, 174, 44, 22), 0, 0.4],
      ["steel", box(22, 8, 174, 44, 22)],
      ["ground", box(26, 12, 166, 36, 18)],
      ["iron", MARKS, 2],
      ["wine", dot(26, 31, 25)],
      ["redline", dot(26, 30, 24)],
      ["pink", "M11 25Q14 15 24 13", 4, 0.9],
      ["chalk", FLAKE, 3],
      ["steel", "M46 44H176", 3.4],
      ["redline", "M44 44H66", 3.4],
      ["frost", "M182 20Q187 25 187 31", 3],
    ],
  },
  // Above the Pines
  1242: {
    inks: { ground: "#1b2058", text: INKS.chalk },
    plate: [
      ["ink", box(3, 9, 194, 47, 12), 0, 0.45],
      ["ground", box(3, 6, 194, 47, 12)],
      ["violet", "M10 8Q24 20 18 42L30 38L34 42Q40 18 28 7z", 0, 0.55],
      ["teal", "M13 7Q30 22 24 44L36 40L42 44Q50 20 34 7z"],
      ["leaf", "M22 7Q38 24 32 42L38 40Q46 22 32 7z"],
      ["violet", "M146 7Q168 20 158 44L168 38L174 43Q184 20 168 7z", 0, 0.55],
      ["teal", "M152 7Q174 22 166 44L176 40L184 44Q192 20 172 7z"],
      ["leaf", "M162 7Q182 24 174 42L180 40Q188 22 172 7z"],
      ["teal", "M34 7Q100 14 152 7Q100 11 34 7z"],
      [
        "chalk",
        `${star(52, 17, 4, 4, 0.3)}${star(146, 40, 3, 4, 0.3)}${star(190, 15, 3, 4, 0.3)}${dot(9, 24, 1.2)}${dot(60, 42, 1.2)}`,
      ],
      ["chrome", "M3 45Q30 42 60 46T120 46T197 44Q196 53 185 53H15Q4 53 3 45z"],
      ["ink", [10, 22, 44, 154, 178, 190].map((x, at) => pine(x, 50, at % 2 === 0 ? 27 : 19)).join("")],
      ["teal", box(3.8, 6.8, 192.4, 45.4, 11.2), 1.6],
    ],
  },
  // Snowed Under
  1243: {
    inks: { ground: "#eef3f8", text: INKS.ink },
    plate: [
      ["ink", "M8 52H192V57H8z", 0, 0.35],
      ["ground", dot(8, 33, 6)],
      ["steel", "M6 54Q2 20 34 11Q90 2 140 13Q150 4 158 9Q166 6 176 8Q190 4 190 16Q199 26 197 38Q194 54 176 55H10z"],
      ["ground", "M9 52Q5 22 35 14Q90 5 140 16Q150 8 158 12Q168 9 176 11Q187 8 187 18Q196 28 194 38Q191 52 176 52z"],
      ["chrome", "M9 52Q7 42 10 34Q30 46 60 47H142Q158 52 176 52z"],
      ["pink", dot(154, 13, 3) + dot(184, 14, 3)],
      ["frost", oval(181, 37, 12, 10)],
      ["ink", oval(186, 32, 5.4, 3.8)],
      ["ink", "M162 27Q167 31 172 28M182 22Q186 25 189.6 23M179 42Q184 45 189 41", 2.2],
      ["pink", oval(166, 36, 4, 2.8), 0, 0.8],
      ["steel", "M150 52Q148 42 158 42Q170 42 172 52z"],
      ["ground", "M152 52Q151 44 158.6 44Q168 44 170 52z"],
      ["steel", DRIFT, 2.6],
      ["frost", DRIFT],
      ["violet", "M146 9Q152 -1 168 1Q180 3 186 12Q166 4 146 9z"],
      ["amber", "M143 10Q164 3 188 12L187 16Q166 8 144 15z"],
      ["violet", "M150 6Q140 -2 130 8L134 12Q142 8 150 9z"],
      ["amber", dot(130, 10, 4.4)],
    ],
  },
  // Windbreak
  1141: {
    inks: { ground: "#145f78", text: INKS.chalk },
    plate: [
      ["bark", "M12 4V57M58 4V12M142 4V12M188 4V57M58 48V57M142 48V57", 4.4],
      ["ink", "M8 12Q60 16 100 12T192 12V52Q140 48 100 52T8 52z", 0, 0.4],
      ["ground", "M8 9Q60 13 100 9T192 9V49Q140 45 100 49T8 49z"],
      ["redline", "M8 9L17 9.6V48.4L8 49zM183 8.4L192 9V49L183 48.4z"],
      ["butter", "M17 9.6L26 10.2V47.8L17 48.4zM174 7.8L183 8.4V48.4L174 47.8z"],
      ["amber", "M26 10.2L35 10.6V47.4L26 47.8zM165 7.4L174 7.8V47.8L165 47.4z"],
      ["butter", "M38 13.6Q70 14 100 12T162 10.4M38 44.4Q70 44 100 46T162 47.6", 1.6, 0.7],
      ["sand", "M0 57Q14 50 30 55Q48 58 66 54Q84 51 104 55Q124 59 144 54Q164 50 180 54Q192 54 200 57V60H0z"],
    ],
  },
  // Stick of Rock
  1142: {
    inks: { ground: "#c2256a", text: INKS.chalk },
    plate: [
      ["ink", "M16 12H184a14 22 0 0 1 0 44H16a14 22 0 0 1 0-44z", 0, 0.4],
      ["ground", "M16 8H184a14 22 0 0 1 0 44H16a14 22 0 0 1 0-44z"],
      ["pink", "M15 14.5H164", 4, 0.8],
      ["ink", "M6 44H174Q176 50 184 52H16Q9 51 6 44z", 0, 0.25],
      ["pink", oval(184, 30, 14, 22)],
      ["chalk", oval(184, 30, 11.2, 18.4)],
      ["redline", oval(184, 30, 8.6, 14)],
      ["butter", oval(184, 30, 6, 10)],
      ["redline", star(184, 30, 6, 5, 0.5)],
    ],
  },
  // Last Ferry
  1143: {
    inks: { ground: "#3d2464", text: INKS.chalk },
    plate: [
      ["redline", "M126 15a27 15 0 0 1 54 0z"],
      ["amber", "M133 15a20 11 0 0 1 40 0z"],
      ["butter", "M140 15a13 7 0 0 1 26 0z"],
      ["iron", "M8 16V3M112 8V1", 2],
      ["teal", "M9 2L22 5L9 9z"],
      ["redline", "M60 8L62 0H76L75 8z"],
      ["ink", "M62 0H76V2.4H61.4z"],
      ["chalk", "M26 16V10H38V6H116L122 16z"],
      ["glass", "M42 8H112L115 13H42z"],
      ["amber", [45, 55, 65, 75, 85, 95, 105].map((x) => box(x, 9, 6, 3, 1)).join("")],
      ["ground", "M3 15H166Q184 14 198 8Q194 40 178 54H18Q5 48 3 15z"],
      ["redline", "M8.6 42H187.6Q184 49 178 54H18Q11 50 8.6 42z"],
      ["butter", [24, 46, 68, 90, 112, 134, 156].map((x) => dot(x, 46.4, 2.6)).join("")],
      ["amber", "M4 17H166Q184 16 197 10.4", 2.2],
      ["chalk", dot(24, 29, 8)],
      ["redline", "M24 21V24M24 34V37M16 29H19M29 29H32", 4],
      ["ground", dot(24, 29, 3.6)],
      ["sky", "M0 54q6-5 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t8 0V60H0z"],
      [
        "frost",
        "M2 53q5-3.6 10 1t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0",
        1.4,
        0.8,
      ],
    ],
  },
};
