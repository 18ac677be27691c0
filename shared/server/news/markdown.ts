import { fromMarkdown } from "mdast-util-from-markdown";

import type { NewsBlock, Span } from "../../contracts/news/blocks.ts";
import { NEWS_LIMITS } from "../../rules/news/limits.ts";
import { PICTURE_NAME } from "../../rules/news/names.ts";
import { refuseCostly } from "./cost.ts";
import { NewsProblem } from "./problem.ts";
import { lineOf, refuseTags, spansOf, type Node, type Reading } from "./spans.ts";

/** A block before anybody looked at the file of its picture. */
export type WrittenBlock =
  | Exclude<NewsBlock, { kind: "picture" }>
  | { readonly kind: "picture"; readonly name: string; readonly alt: string };
type List = Extract<NewsBlock, { kind: "list" }>;
type ListNode = Extract<Node, { type: "list" }>;
type Image = Extract<Node, { type: "image" }>;

const HTML_OFF = { disable: { null: ["htmlFlow", "htmlText"] } };

/**
 * Reads Markdown as blocks. HTML is off: a tag is text like any other, and such a text is refused besides.
 *
 * @param linesBefore of its file
 * @throws NewsProblem
 */
export function blocksOf(markdown: string, linesBefore = 0): readonly WrittenBlock[] {
  refuseCostly(markdown, linesBefore);
  const { children } = fromMarkdown(markdown, { extensions: [HTML_OFF] });
  const targets = new Map<string, string>();
  for (const node of children)
    if (node.type === "definition" && !targets.has(node.identifier)) targets.set(node.identifier, node.url);
  const reading = { targets, linesBefore };
  const blocks = children.flatMap((node) => (node.type === "definition" ? [] : [blockOf(node, reading)]));
  if (blocks.length === 0) throw new NewsProblem("there's no text below the head");
  if (blocks.length > NEWS_LIMITS.blocks)
    throw new NewsProblem(`there are ${blocks.length} paragraphs and such; ${NEWS_LIMITS.blocks} are the limit`);
  refuseOrphans(blocks);
  return blocks;
}

function blockOf(node: Node, reading: Reading): WrittenBlock {
  const line = lineOf(node, reading);
  switch (node.type) {
    case "paragraph": {
      const [only, ...others] = node.children;
      if (only?.type === "image" && others.length === 0) return pictureOf(only, line);
      return { kind: "paragraph", spans: spansOf(node.children, reading) };
    }
    case "heading":
      if (node.depth !== 2 && node.depth !== 3)
        throw new NewsProblem("a heading begins with ## or ###: the title stands in the head", line);
      return { kind: "heading", level: node.depth, spans: spansOf(node.children, reading) };
    case "list":
      return listOf(node, reading);
    case "blockquote":
      return { kind: "quote", paragraphs: node.children.map((child) => paragraphOf(child, reading)) };
    case "code":
      return { kind: "code", text: node.value };
    case "thematicBreak":
      return { kind: "rule" };
    default:
      throw new NewsProblem(`this isn't drawn (${node.type})`, line);
  }
}

function pictureOf({ url, alt }: Image, line: number): WrittenBlock {
  if (!PICTURE_NAME.test(url))
    throw new NewsProblem("a picture is a file of the same folder, such as winter-cup.webp (png, jpg, webp)", line);
  const words = alt ?? "";
  if (words === "" || words.length > NEWS_LIMITS.alt)
    throw new NewsProblem(
      `say what the picture shows, in at most ${NEWS_LIMITS.alt} characters: ![like this](${url})`,
      line,
    );
  refuseTags(words, line);
  return { kind: "picture", name: url, alt: words };
}

const orderOf = ({ ordered, start }: ListNode) => ({ isOrdered: ordered === true, startsAt: start ?? 1 });

function listOf(node: ListNode, reading: Reading): List {
  const items = node.children.map(({ children }) => {
    const lists = children.filter((child) => child.type === "list");
    const [inner, second] = lists;
    if (second) throw new NewsProblem("a point of a list has one list in it at most", lineOf(second, reading));
    if (inner && children.at(-1) !== inner)
      throw new NewsProblem("a list inside a point comes at its end", lineOf(inner, reading));
    return {
      spans: joined(children.filter((child) => child !== inner).map((child) => paragraphOf(child, reading))),
      list: inner ? { ...orderOf(inner), items: inner.children.map((item) => pointOf(item.children, reading)) } : null,
    };
  });
  return { kind: "list", ...orderOf(node), items };
}

const pointOf = (children: readonly Node[], reading: Reading): readonly Span[] =>
  joined(children.map((child) => paragraphOf(child, reading)));

const joined = (paragraphs: readonly (readonly Span[])[]): readonly Span[] =>
  paragraphs.flatMap((spans, at) => (at === 0 ? spans : [{ kind: "break" } as const, ...spans]));

function paragraphOf(node: Node, reading: Reading): readonly Span[] {
  if (node.type === "paragraph") return spansOf(node.children, reading);
  throw new NewsProblem(
    `only plain paragraphs stand in quotes and lists, and lists in lists once`,
    lineOf(node, reading),
  );
}

/** Whoever hears a page goes from heading to heading. */
function refuseOrphans(blocks: readonly WrittenBlock[]): void {
  const first = blocks.find((block) => block.kind === "heading");
  if (first?.level === 3) throw new NewsProblem("the first heading begins with ##, not with ###");
}
