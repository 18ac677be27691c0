import type { ShowerSize } from "./numbers.ts";
import type { Spot } from "./spot.ts";

export type Celebration =
  | { readonly kind: "confetti"; readonly size: ShowerSize }
  | { readonly kind: "fireworks"; readonly count: number }
  | { readonly kind: "explosion" | "sparkles"; readonly from: Spot };
