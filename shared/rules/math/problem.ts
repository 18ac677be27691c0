import type { Coin } from "../../content/lessons/coins.ts";
import type { ShapeName } from "../../content/lessons/shapes.ts";

export type Sign = "+" | "−" | "×" | "÷";

interface Asked {
  /** Shown above the answer box: "7 + 5 = ?". */
  readonly line: string;
  /** The whole problem as a plain sentence, for screen readers. */
  readonly sentence: string;
}

/** Two numbers and an operation. */
export interface Calculation extends Asked {
  readonly kind: "calculation";
  readonly left: number;
  readonly sign: Sign;
  readonly right: number;
}

/** A handful of coins, the largest first; the answer is their value in cents. */
export interface CoinCount extends Asked {
  readonly kind: "coins";
  readonly coins: readonly Coin[];
}

/** Rows of shapes; only those of the kind `shape` count. */
export interface ShapeCount extends Asked {
  readonly kind: "shapes";
  readonly shape: ShapeName;
  readonly rows: readonly (readonly ShapeName[])[];
}

export type Prompt = Calculation | CoinCount | ShapeCount;

export interface Problem {
  readonly prompt: Prompt;
  /** Digits without leading zeros. */
  readonly answer: string;
}
