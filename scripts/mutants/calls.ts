import {
  isCallExpression,
  isExpressionStatement,
  isNewExpression,
  isPropertyAccessExpression,
  type CallExpression,
  type NewExpression,
  type Node,
} from "typescript/unstable/ast";

import type { Change } from "./mutation.ts";
import { replaced } from "./operators.ts";

const OTHER_METHODS: Readonly<Record<string, string>> = {
  some: "every",
  every: "some",
  find: "findLast",
  findLast: "find",
  startsWith: "endsWith",
  endsWith: "startsWith",
  min: "max",
  max: "min",
  floor: "ceil",
  ceil: "floor",
  round: "floor",
  push: "unshift",
  shift: "pop",
  pop: "shift",
};
const OTHER_PLACES: Readonly<Record<string, string>> = { "0": "-1", "-1": "0" };

/** Steps of a chain that change what comes out, and may be left out. */
const LEFT_OUT = new Set(["filter", "toSorted", "toReversed", "slice", "trim", "toLowerCase", "toUpperCase", "flat"]);
const LEFT_OUT_OF_QUERIES = new Set([
  "where",
  "whereRef",
  "orderBy",
  "limit",
  "offset",
  "distinct",
  "distinctOn",
  "groupBy",
  "having",
  "forUpdate",
  "forShare",
  "skipLocked",
  "onConflict",
]);

/** Calls that don't happen, that do something like it, or that say less. */
export function callChanges(node: Node): Change[] {
  if (isExpressionStatement(node)) return [replaced("statement", node, ";")];
  if (isNewExpression(node)) return withoutLast(node);
  return isCallExpression(node) ? [...ofMethod(node), ...withoutLast(node)] : [];
}

function ofMethod(node: CallExpression): Change[] {
  const { expression: callee } = node;
  if (!isPropertyAccessExpression(callee)) return [];
  const name = callee.name.getText();
  const without = { start: callee.expression.end, end: node.end, text: "" } as const;
  if (LEFT_OUT.has(name)) return [{ kind: "method", ...without }];
  if (LEFT_OUT_OF_QUERIES.has(name)) return [{ kind: "query", ...without }];
  const [first] = node.arguments;
  const place = name === "at" && first !== undefined ? OTHER_PLACES[first.getText()] : undefined;
  if (first !== undefined && place !== undefined) return [replaced("method", first, place)];
  const other = OTHER_METHODS[name];
  return other === undefined ? [] : [replaced("method", callee.name, other)];
}

/** The compiler refuses it where the last one is needed. */
function withoutLast(node: CallExpression | NewExpression): Change[] {
  const all = node.arguments ?? [];
  const last = all.at(-1);
  if (last === undefined) return [];
  const start = all.at(-2)?.end ?? last.getStart();
  return [{ kind: "argument", start, end: last.end, text: "" }];
}
