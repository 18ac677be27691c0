import { isTaggedTemplateExpression, type Node } from "typescript/unstable/ast";

import type { Change } from "./mutation.ts";

/** What is found in a statement, and what stands there instead. */
const OTHER_PARTS: readonly (readonly [pattern: RegExp, other: (found: string) => string])[] = [
  [/(?<=\s)(?:<=|>=|<|>)(?=\s)/g, (found) => (found.endsWith("=") ? found.slice(0, -1) : `${found}=`)],
  [/(?<=\b(?:where|and|or|on|when)\s+[\w.]+\s+)=(?=\s)/g, () => "<>"],
  [/(?<!\bbetween\s+\S+\s)\b(?:and|or)\b/g, (found) => (found === "and" ? "or" : "and")],
  [/(?<=\s)[+-](?=\s)/g, (found) => (found === "+" ? "-" : "+")],
  [/\b(?:least|greatest)\b/g, (found) => (found === "least" ? "greatest" : "least")],
  [/\b(?:min|max)(?=\()/g, (found) => (found === "min" ? "max" : "min")],
  [/\b(?:asc|desc)\b/g, (found) => (found === "asc" ? "desc" : "asc")],
  [/\bnot\s+(?=exists|null|in\b)/g, () => ""],
  [/\bfor update\b/g, () => ""],
  [/(?<=[\s(])\d+(?=[\s,)])/g, (found) => String(Number(found) + 1)],
  [/\b(?:true|false)\b/g, (found) => String(found === "false")],
];

export const isSql = (node: Node): boolean => isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText());

/** Other comparisons, sums, orders and numbers in the words of a statement, not in what is put into it. */
export function sqlChanges(node: Node): Change[] {
  if (!isTaggedTemplateExpression(node) || !isSql(node)) return [];
  const start = node.template.getStart();
  const text = wordsOf(node.template.getText());
  return OTHER_PARTS.flatMap(([pattern, other]) =>
    [...text.matchAll(pattern)].map((found): Change => ({
      kind: "sql",
      start: start + found.index,
      end: start + found.index + found[0].length,
      text: other(found[0]),
    })),
  );
}

/** The text with everything that is put in as long as it was, and without a word. */
function wordsOf(template: string): string {
  let depth = 0;
  let words = "";
  for (let at = 0; at < template.length; at++) {
    if (template.startsWith("${", at)) depth++;
    words += depth > 0 ? "·" : template[at];
    if (depth > 0 && template[at] === "}") depth--;
  }
  return words;
}
