import type { Prompt } from "#shared/rules/math/problem.ts";

/**
 * How long an adult thinks about a problem (ms), besides seeing it and typing, after what is published: retrieval of small sums and products 400 to 900 ms with reading, larger ones longer; carries 300 to
 * 600 ms; a shape past the fourth 250 to 350 ms, less in rows.
 */
export function thoughtMs(prompt: Prompt, answer: number): number {
  if (prompt.kind === "shapes") {
    const all = prompt.rows.flat().length;
    const isMixed = all > answer;
    return 120 + Math.min(answer, 4) * 45 + Math.max(0, answer - 4) * (isMixed ? 290 : 190) + (all - answer) * 80;
  }
  if (prompt.kind === "coins") {
    const groups = new Set(prompt.coins).size;
    return 250 + groups * 480 + (prompt.coins.length - groups) * 170 + answer * 4;
  }
  const { left, right, sign } = prompt;
  if (sign === "+") return additionMs(left, right);
  if (sign === "−") return 90 + additionMs(left - right, right) * 1.12;
  if (sign === "×") return productMs(left, right);
  return 110 + productMs(left / right, right) * 1.1;
}

function additionMs(a: number, b: number): number {
  const [small, large] = [Math.min(a, b), Math.max(a, b)];
  if (small === large) return 260 + large * 12;
  const carries = (a % 10) + (b % 10) > 9 && small % 10 > 0 ? 380 : 0;
  const isTen = small % 10 === 0 || large % 10 === 0;
  return 230 + (isTen ? 40 : Math.min(small, 10) * 38) + carries + (small > 10 ? 320 : 0) + (large > 10 ? 70 : 0);
}

/** Thinking times of the one-digit tables by the larger and the smaller factor, roughly as adults' naming times differ. */
function productMs(a: number, b: number): number {
  const [small, large] = [Math.min(a, b), Math.max(a, b)];
  if (small === 10 || large === 10) return 240;
  if (small === 11 || large === 11) return small < 10 ? 330 : 1_150;
  const size = 180 + small * large * 9.5 + (large > 12 ? 700 + small * 90 : 0) + (large === 12 ? 180 : 0);
  if (small === large) return size * 0.65;
  return small === 2 || small === 5 ? size * 0.75 : large === 9 ? size * 0.9 : size;
}
