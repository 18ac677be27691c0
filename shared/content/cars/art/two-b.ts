import type { Recipe } from "../car.ts";

export const ART: Recipe = {
  paint: "#f5b92e",
  second: "#2e9e8f",
  silhouette: "M16 62Q16 56 24 56H226L300 82Q308 87 300 92L226 112H24Q16 112 16 106z",
  sill: "M0 96H320V140H0z",
  shoulder: "M50 50H226V70H50z",
  driver: [138, 44, 14],
  isOpen: true,
  on: [
    ["pink", "M0 40H44V140H0z"],
    ["light", "M0 40H44V64H0z", 0, 0.35],
    ["chrome", "M42 40H66V140H42z"],
    ["steel", "M48 40V140M54 40V140M60 40V140", 2.4],
    ["deep", "M66 96H226M66 70H226", 1.4, 0.5],
    ["second", "M66 40H76V140H66z"],
    ["sand", "M222 40q-2 22 6 26q-14 10 0 16q-14 8 0 16q-10 8-2 26H330V40z"],
    ["wood", "M222 98q6 0 6-2L320 92V140H220z", 0, 0.55],
    ["ink", "M274 60q8 10 4 20t0 30H330V60z"],
    ["iron", "M280 78L304 87", 2.4],
    ["second", "M132 78q5-7 10-2q4 5-10 13h13M156 75v14h6q6 0 6-4t-6-3h-5h4q5 0 5-4t-5-3z", 3],
  ],
  over: [
    ["iron", "M156 56L144 34L150 32L172 56z"],
    ["frost", "M156 54L147 36L168 54z", 0, 0.8],
  ],
  stickerArea: [112, 76, 80, 20],
  wheels: [
    [84, 24],
    [212, 24],
  ],
  wheelStyle: "five",
};
