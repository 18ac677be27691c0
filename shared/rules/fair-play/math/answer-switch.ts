import { over, type Signal } from "../signal.ts";
import { quantile } from "../statistics.ts";
import { effortOf } from "./effort.ts";
import { MATH_LIMITS } from "./numbers.ts";
import type { MathEvidence } from "./trace.ts";

/** From some problem on much faster than before, for what the problems ask. Measured as a multiple. */
export function answerSwitch({ now }: MathEvidence): Signal {
  const { part, times } = MATH_LIMITS.change;
  const logs = now.solves.map(({ problem, waitMs }) => Math.log(Math.max(1, waitMs) / effortOf(problem))).slice(1);
  const cuts = logs
    .slice(part, 1 - part)
    .map((_log, at) => middle(logs.slice(0, at + part)) - middle(logs.slice(at + part)));
  const measured = now.isUnhurried || cuts.length === 0 ? null : Math.exp(Math.max(...cuts));
  return over({ code: "answer-switch", kind: "change" }, measured, times);
}

const middle = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
