import {
  isArrowFunction,
  isBlock,
  isCallExpression,
  isCaseClause,
  isConstructorDeclaration,
  isDefaultClause,
  isExportDeclaration,
  isFunctionDeclaration,
  isFunctionExpression,
  isGetAccessorDeclaration,
  isImportDeclaration,
  isInterfaceDeclaration,
  isJsxAttribute,
  isMethodDeclaration,
  isModuleDeclaration,
  isParameterDeclaration,
  isSetAccessorDeclaration,
  isSourceFile,
  isStatement,
  isStringLiteral,
  isTypeAliasDeclaration,
  isTypeNode,
  isTypeParameterDeclaration,
  type Node,
  type SourceFile,
} from "typescript/unstable/ast";

import { callChanges } from "./calls.ts";
import { changed, type Change, type Mutation, type Probe } from "./mutation.ts";
import { operatorChanges } from "./operators.ts";
import { sqlChanges } from "./sql.ts";
import { valueChanges } from "./values.ts";

/** What is written for the operator, or for whoever reads a document. */
const NOT_FOR_PLAYERS = /(^|\.)#?(log|logger|console)\??\.\w+$|\.(meta|describe)$/;

/** All small changes of a file, each once, in the order of their places. */
export function mutationsOf(file: string, source: SourceFile): Mutation[] {
  const found = new Map<string, Mutation>();
  const visit = (node: Node): void => {
    if (isLeftAlone(node)) return;
    for (const change of changesOf(node)) {
      if (source.text.slice(change.start, change.end) === change.text) continue;
      const line = source.getLineAndCharacterOfPosition(change.start).line + 1;
      const key = changed(source.text, change);
      if (!found.has(key)) found.set(key, { ...change, file, line, probe: probeAt(node) });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return [...found.values()].toSorted((one, other) => one.start - other.start || one.end - other.end);
}

function isLeftAlone(node: Node): boolean {
  return (
    isTypeNode(node) ||
    isImportDeclaration(node) ||
    isExportDeclaration(node) ||
    isInterfaceDeclaration(node) ||
    isTypeAliasDeclaration(node) ||
    isTypeParameterDeclaration(node) ||
    isModuleDeclaration(node) ||
    (isJsxAttribute(node) && node.initializer !== undefined && isStringLiteral(node.initializer)) ||
    (isCallExpression(node) && NOT_FOR_PLAYERS.test(node.expression.getText()))
  );
}

function changesOf(node: Node): Change[] {
  return [...operatorChanges(node), ...valueChanges(node), ...callChanges(node), ...sqlChanges(node)];
}

/** The nearest place around a node where a call can be put in. */
function probeAt(node: Node): Probe | null {
  for (let at = node; !isSourceFile(at); at = at.parent) {
    const { parent } = at;
    const span = { start: at.getStart(), end: at.end };
    if (isParameterDeclaration(at)) return atStartOf(parent);
    if (isArrowFunction(parent) && parent.body === at && !isBlock(at)) return { form: "comma", ...span };
    if (!isStatement(at) || isSourceFile(parent) || isFunctionDeclaration(at)) continue;
    if (isBlock(parent) || isCaseClause(parent) || isDefaultClause(parent))
      return isInFunction(parent) ? { form: "before", ...span } : null;
    if (!isBlock(at)) return isInFunction(parent) ? { form: "braces", ...span } : null;
  }
  return null;
}

function atStartOf(node: Node): Probe | null {
  const body = bodyOf(node);
  if (body === undefined) return null;
  if (!isBlock(body)) return { form: "comma", start: body.getStart(), end: body.end };
  const first = body.statements[0];
  return first === undefined ? null : { form: "before", start: first.getStart(), end: first.end };
}

function bodyOf(node: Node): Node | undefined {
  if (isArrowFunction(node) || isFunctionDeclaration(node) || isFunctionExpression(node)) return node.body;
  if (isMethodDeclaration(node) || isConstructorDeclaration(node)) return node.body;
  return isGetAccessorDeclaration(node) || isSetAccessorDeclaration(node) ? node.body : undefined;
}

function isInFunction(node: Node): boolean {
  for (let at = node; !isSourceFile(at); at = at.parent) if (bodyOf(at) !== undefined) return true;
  return false;
}
