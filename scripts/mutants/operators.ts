import {
  isBinaryExpression,
  isConditionalExpression,
  isForStatement,
  isIfStatement,
  isPostfixUnaryExpression,
  isPrefixUnaryExpression,
  isWhileStatement,
  SyntaxKind,
  type BinaryExpression,
  type Expression,
  type Node,
} from "typescript/unstable/ast";

import type { Change, Kind } from "./mutation.ts";

const OTHER_OPERATORS: Readonly<Record<string, readonly [Kind, string]>> = {
  "<": ["comparison", "<="],
  "<=": ["comparison", "<"],
  ">": ["comparison", ">="],
  ">=": ["comparison", ">"],
  "===": ["comparison", "!=="],
  "!==": ["comparison", "==="],
  "+": ["arithmetic", "-"],
  "-": ["arithmetic", "+"],
  "*": ["arithmetic", "/"],
  "/": ["arithmetic", "*"],
  "%": ["arithmetic", "*"],
  "+=": ["arithmetic", "-="],
  "-=": ["arithmetic", "+="],
  "*=": ["arithmetic", "/="],
};

/** Other operators, one half of what is joined by one, and conditions that always or never hold. */
export function operatorChanges(node: Node): Change[] {
  if (isBinaryExpression(node)) return [...otherOperator(node), ...halves(node)];
  if (isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return [replaced("negation", node, node.operand.getText())];
  if (isPrefixUnaryExpression(node) || isPostfixUnaryExpression(node)) return otherStep(node.getText(), node);
  if (isIfStatement(node)) return always(node.expression);
  if (isConditionalExpression(node)) return always(node.condition);
  if (isWhileStatement(node)) return never(node.expression);
  if (isForStatement(node) && node.condition !== undefined) return never(node.condition);
  return [];
}

/** A node, or two as one, with another text. */
export function replaced(kind: Kind, node: Node, text: string, last: Node = node): Change {
  return { kind, start: node.getStart(), end: last.end, text };
}

function otherOperator({ operatorToken }: BinaryExpression): Change[] {
  const other = OTHER_OPERATORS[operatorToken.getText()];
  return other === undefined ? [] : [replaced(other[0], operatorToken, other[1])];
}

function halves(node: BinaryExpression): Change[] {
  const [left, operator, right] = [node.left.getText(), node.operatorToken.getText(), node.right.getText()];
  if (operator === "??") return [replaced("fallback", node, `${left}!`)];
  if (operator !== "&&" && operator !== "||") return [];
  return [
    replaced("logic", node.operatorToken, operator === "&&" ? "||" : "&&"),
    replaced("logic", node, left),
    replaced("logic", node, right),
  ];
}

function otherStep(text: string, node: Node): Change[] {
  if (/^\+\+|\+\+$/.test(text)) return [replaced("arithmetic", node, text.replace("++", "--"))];
  if (/^--|--$/.test(text)) return [replaced("arithmetic", node, text.replace("--", "++"))];
  return [];
}

// What the condition says of types stays unsaid, so that only a lost guard is refused by the compiler.
const always = (condition: Expression): Change[] => [
  replaced("condition", condition, "true as boolean"),
  ...never(condition),
];
const never = (condition: Expression): Change[] => [replaced("condition", condition, "false as boolean")];
