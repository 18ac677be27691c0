import type { Problem, Sign } from "../../math/problem.ts";

/** How long an adult takes for a problem, in milliseconds. Only relations count: a tempo of one's own is taken out. */
const ADULT = {
  /** Seeing the problem. */
  seeMs: 400,
  /** Each key of the answer, Enter among them. */
  keyMs: 180,
  /** Shapes up to four are seen at a glance, others counted (Trick and Pylyshyn 1994); those of another kind are passed over. */
  count: { glance: 4, glanceMs: 60, eachMs: 280, otherMs: 110 },
  coin: { eachMs: 320, kindMs: 300 },
  /** A carry or a borrow (Ashcraft 1982), two numbers with two digits each, the smaller number. */
  sum: { carryMs: 450, bothLongMs: 350, unitMs: 35 },
  /** Products by their size (problem-size effect, Campbell and Xue 2001); fives, doubles and squares are easy, tens only written. */
  product: { sizeMs: 9, easyShare: 0.5, teenMs: 900, tenMs: 100 },
} as const;

/** How long typical adults take for a problem (ms). */
export function effortOf({ prompt, answer }: Problem): number {
  const { seeMs, keyMs } = ADULT;
  return seeMs + keyMs * (answer.length + 1) + reckoningOf(prompt, Number(answer));
}

function reckoningOf(prompt: Problem["prompt"], answer: number): number {
  const { count, coin } = ADULT;
  if (prompt.kind === "shapes") {
    const others = prompt.rows.flat().length - answer;
    const counted = Math.max(0, answer - count.glance) * count.eachMs;
    return Math.min(answer, count.glance) * count.glanceMs + counted + others * count.otherMs;
  }
  if (prompt.kind === "coins") {
    return (prompt.coins.length - 1) * coin.eachMs + (new Set(prompt.coins).size - 1) * coin.kindMs;
  }
  return RECKONINGS[prompt.sign](prompt.left, prompt.right);
}

const RECKONINGS: Readonly<Record<Sign, (left: number, right: number) => number>> = {
  "+": sumOf,
  // What is left and what was taken make up the first number.
  "−": (left, right) => sumOf(left - right, right),
  "×": productOf,
  "÷": (left, right) => productOf(left / right, right),
};

function sumOf(a: number, b: number): number {
  const { carryMs, bothLongMs, unitMs } = ADULT.sum;
  const carry = (a % 10) + (b % 10) > 9 ? carryMs : 0;
  return Math.min(a, b, 10) * unitMs + carry + (Math.min(a, b) > 9 ? bothLongMs : 0);
}

function productOf(a: number, b: number): number {
  const { sizeMs, easyShare, teenMs, tenMs } = ADULT.product;
  if (a === 10 || b === 10) return tenMs;
  const isEasy = a === b || [2, 5, 11].some((easy) => easy === a || easy === b);
  const teens = [a, b].filter((factor) => factor > 12).length;
  return a * b * sizeMs * (isEasy ? easyShare : 1) + teens * teenMs;
}

/** Below these no person sees, knows and types an answer, however well practised. */
const FLOOR = {
  seeMs: 100,
  /** The record of 196 answers a minute (Guinness, Times Tables Rock Stars 2020) leaves 306 ms for all of an answer. */
  keyMs: 35,
  /** Further shapes and coins; in contests three digits are read and added in 107 ms (Flash Anzan, 15 in 1.6 s). */
  thingMs: 50,
} as const;

/** The least time that a person could take for a problem (ms). */
export function floorOf({ prompt, answer }: Problem): number {
  const things = prompt.kind === "shapes" ? Number(answer) - 4 : prompt.kind === "coins" ? prompt.coins.length - 1 : 0;
  return FLOOR.seeMs + FLOOR.keyMs * (answer.length + 1) + FLOOR.thingMs * Math.max(0, things);
}
