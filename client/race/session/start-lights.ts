export type Lit = 0 | 1 | 2 | 3 | "go" | "off";

/** How many start lights are lit at a moment before green light. */
export function litAt(nowMs: number): Lit {
  if (nowMs >= 2_000) return "off";
  if (nowMs >= 0) return "go";
  if (nowMs >= -1_000) return 3;
  if (nowMs >= -2_000) return 2;
  return nowMs >= -3_000 ? 1 : 0;
}
