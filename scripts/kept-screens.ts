/** The pictures that the documents show, which are the only ones in the repository: by what takes them, and in which theme. */
export const KEPT_SCREENS = [
  { part: "races", theme: "dark", pictures: ["friend-lobby-chromebook", "race-chromebook", "results-chromebook"] },
  { part: "math", theme: "dark", pictures: ["math-race-chromebook"] },
  { part: "garage", theme: "light", pictures: ["customizer-chromebook"] },
  { part: "rewards", theme: "light", pictures: ["achievements-chromebook"] },
] as const;
