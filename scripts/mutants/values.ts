import {
  isBigIntLiteral,
  isBindingElement,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isStringLiteral,
  isTemplateExpression,
  SyntaxKind,
  type Node,
  type ObjectLiteralExpression,
  type TemplateExpression,
} from "typescript/unstable/ast";

import type { Change } from "./mutation.ts";
import { replaced } from "./operators.ts";

/** What Kysely takes as operators and directions. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  "=": "!=",
  "!=": "=",
  "<>": "=",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  in: "not in",
  "not in": "in",
  is: "is not",
  "is not": "is",
  asc: "desc",
  desc: "asc",
};

/** Other numbers, truths and short texts; names, parts of a text and properties left out. */
export function valueChanges(node: Node): Change[] {
  if (isNumericLiteral(node) || isBigIntLiteral(node)) return otherNumbers(node.getText()).map(at("number", node));
  if (node.kind === SyntaxKind.TrueKeyword) return [replaced("boolean", node, "false")];
  if (node.kind === SyntaxKind.FalseKeyword) return [replaced("boolean", node, "true")];
  if (isStringLiteral(node)) return otherStrings(node.text).map(at("string", node));
  if (isTemplateExpression(node)) return withoutParts(node);
  if (isObjectLiteralExpression(node)) return withoutProperties(node);
  const isDefault = isParameterDeclaration(node) || isBindingElement(node);
  if (isDefault && node.initializer !== undefined && node.name !== undefined) {
    const start = isParameterDeclaration(node) && node.type !== undefined ? node.type.end : node.name.end;
    return [{ kind: "default", start, end: node.initializer.end, text: "" }];
  }
  return [];
}

const at = (kind: Change["kind"], node: Node) => (text: string) => replaced(kind, node, text);

function otherNumbers(text: string): string[] {
  const isBig = text.endsWith("n");
  const value = Number(text.replace(/n$/, "").replaceAll("_", ""));
  if (!Number.isInteger(value)) return [String(value * 2)];
  const others = value === 0 ? [1] : [value - 1, value + 1];
  return others.map((other) => `${other}${isBig ? "n" : ""}`);
}

/** Sentences are held by docs/texts.md. */
function otherStrings(text: string): string[] {
  const other = OTHER_WORDS[text];
  if (other !== undefined) return [JSON.stringify(other)];
  return text === "" || /\s/.test(text) ? [] : ['""'];
}

/** Names that are made of parts, as references are. */
function withoutParts(node: TemplateExpression): Change[] {
  const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (texts.some((text) => /\s/.test(text))) return [];
  return node.templateSpans.map(({ expression, literal }) => ({
    kind: "string",
    start: expression.pos - "${".length,
    end: literal.getStart() + "}".length,
    text: "",
  }));
}

function withoutProperties({ properties }: ObjectLiteralExpression): Change[] {
  return properties.map((property, nth) => {
    const next = properties[nth + 1];
    const end = next?.getStart() ?? property.end;
    return { kind: "property", start: property.getStart(), end, text: "" };
  });
}
