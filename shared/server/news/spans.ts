import type { RootContent } from "mdast";

import type { PlainSpan, Span } from "../../contracts/news/blocks.ts";
import { NEWS_LIMITS } from "../../rules/news/limits.ts";
import { linkTarget } from "../../rules/news/link.ts";
import { hasHidden, hasTag } from "./cost.ts";
import { NewsProblem } from "./problem.ts";

export type Node = RootContent;
type Nodes = readonly Node[];

/** What a reader of nodes needs to know besides them. */
export interface Reading {
  /** Addresses that stand apart from their links, by the name of each. */
  readonly targets: ReadonlyMap<string, string>;
  /** Lines of the file before the text. */
  readonly linesBefore: number;
}

interface Marks {
  readonly isStrong: boolean;
  readonly isEmphasised: boolean;
}

export const lineOf = ({ position }: Node, { linesBefore }: Reading): number =>
  (position?.start.line ?? 0) + linesBefore;

/** A line's nodes as spans. @throws NewsProblem */
export function spansOf(nodes: Nodes, reading: Reading): readonly Span[] {
  const spans: Span[] = [];
  read(nodes, reading, { isStrong: false, isEmphasised: false }, 0, (span) => spans.push(span));
  return spans;
}

function read(nodes: Nodes, reading: Reading, marks: Marks, depth: number, add: (span: Span) => void): void {
  for (const node of nodes) {
    const line = lineOf(node, reading);
    if (depth > NEWS_LIMITS.depth) throw new NewsProblem("too much stands in something else", line);
    const inside = (children: Nodes, more: Partial<Marks> = {}, to = add) =>
      read(children, reading, { ...marks, ...more }, depth + 1, to);
    switch (node.type) {
      case "text":
        refuseTags(node.value, line);
        add({ kind: "text", text: node.value.replaceAll("\n", " "), ...marks });
        break;
      case "inlineCode":
        add({ kind: "code", text: node.value });
        break;
      case "break":
        add({ kind: "break" });
        break;
      case "strong":
        inside(node.children, { isStrong: true });
        break;
      case "emphasis":
        inside(node.children, { isEmphasised: true });
        break;
      case "link":
      case "linkReference": {
        const to = node.type === "link" ? node.url : (reading.targets.get(node.identifier) ?? "");
        const spans: PlainSpan[] = [];
        inside(node.children, {}, (span) => spans.push(plain(span, line)));
        if (spans.length === 0) throw new NewsProblem("a link has no words", line);
        add({ kind: "link", to: targetOf(to, line), spans });
        break;
      }
      case "image":
      case "imageReference":
        throw new NewsProblem("a picture needs lines of its own, with an empty one before and after it", line);
      default:
        throw new NewsProblem(`a line can't have this in it (${node.type})`, line);
    }
  }
}

function plain(span: Span, line: number): PlainSpan {
  if (span.kind === "text" || span.kind === "code") return span;
  throw new NewsProblem("a link has only words", line);
}

function targetOf(written: string, line: number): string {
  const to = linkTarget(written);
  if (to === undefined)
    throw new NewsProblem(
      `a link may lead to https, mailto or a page of this site, not to "${written.slice(0, 40)}"`,
      line,
    );
  return to;
}

/** @throws NewsProblem */
export function refuseTags(text: string, line: number): void {
  if (hasTag(text))
    throw new NewsProblem("this looks like HTML, which isn't drawn: write it `as code`, or leave it out", line);
  if (hasHidden(text)) throw new NewsProblem("it has characters that can't be seen", line);
}
