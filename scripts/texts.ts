import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { parseSync } from "vite";

const root = join(import.meta.dirname, "..");

/** What players, and some of it operators, can read. Pictures, sounds and race texts are content of their own. */
const SOURCES = [
  "client/**/*.{ts,tsx}",
  "shared/{rules,contracts,server}/**/*.ts",
  "shared/content/{chat,lessons,pages}.ts",
  "shared/content/events/*.ts",
  "shared/refusal.ts",
  "{api,game-server,workers}/**/*.ts",
];
const NOT_READ = [
  "client/dev/",
  "client/ui/pictures/events/",
  "client/ui/pictures/seasons/",
  "client/scene/",
  "client/shell/event/",
  "client/sound/",
  "shared/server/platform/postgres/migrations/",
];

/** A file's texts, in the order in which they stand there. */
export interface FileTexts {
  readonly file: string;
  readonly texts: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** All texts of the interface, by file. */
export const interfaceTexts = (): readonly FileTexts[] =>
  SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !NOT_READ.some((folder) => file.startsWith(folder)))
    .toSorted()
    .map((file) => ({ file, texts: textsOf(file, readFileSync(join(root, file), "utf8")) }))
    .filter(({ texts }) => texts.length > 0);

/** The document of all texts, for reading. */
export function textsDocument(): string {
  const lines = [
    "# Texts",
    "",
    "Everything the interface says, for reading aloud: `npm run docs` writes it, and a test compares. How it should sound is",
    "in [voice.md](voice.md). Curly brackets stand for what is filled in.",
  ];
  let room = "";
  for (const { file, texts } of interfaceTexts()) {
    if (dirname(file) !== room) lines.push("", `## ${(room = dirname(file))}`);
    lines.push("", `**${basename(file)}**`, "", ...texts.map((text) => `    ${text}`));
  }
  return `${lines.join("\n")}\n`;
}

function textsOf(file: string, source: string): readonly string[] {
  const texts: string[] = [];
  const isShown = file.startsWith("client/") ? isLabelOrSentence : isSentence;
  const read = (node: Node): void => {
    if (isCode(node)) return;
    const children = node.type === "JSXElement" || node.type === "JSXFragment" ? nodesIn(node.children) : [];
    if (children.some(({ type, value }) => type === "JSXText" && hasWord(String(value)))) {
      texts.push(inOneLine(children.map((child) => spoken(child, source)).join("")));
      nodesIn(node.openingElement).forEach(read);
      for (const child of children) innerNodes(child).forEach(read);
      return;
    }
    const text = literalOf(node, source);
    if (text !== undefined && isShown(text)) texts.push(inOneLine(text));
    innerNodes(node).forEach(read);
  };
  read(parseSync(file, source).program as unknown as Node);
  return texts;
}

/** A child of a sentence as it is read in it. */
function spoken(node: Node, source: string): string {
  if (node.type === "JSXText") return String(node.value);
  if (node.type === "JSXElement" || node.type === "JSXFragment") {
    return nodesIn(node.children)
      .map((child) => spoken(child, source))
      .join("");
  }
  const inner = node.type === "JSXExpressionContainer" ? (node.expression as Node) : node;
  return literalOf(inner, source) ?? (inner.type === "JSXEmptyExpression" ? "" : filledIn(inner, source));
}

/** The parts of a node that may hold further texts; what a sentence has read already is not among them. */
const innerNodes = (node: Node): readonly Node[] =>
  node.type === "JSXText"
    ? []
    : Object.entries(node).flatMap(([field, value]) => (field === "parent" ? [] : nodesIn(value)));

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** A string, or a template with its places: "Racing since {month}". */
function literalOf(node: Node, source: string): string | undefined {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type !== "TemplateLiteral") return undefined;
  const parts = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  const places = nodesIn(node.expressions).map((place) => filledIn(place, source));
  return parts.map(({ value }, at) => value.cooked + (places[at] ?? "")).join("");
}

/** What is filled in, by its name where it has a short one. */
function filledIn({ start, end }: Node, source: string): string {
  const name = source.slice(start, end);
  return /^[\w.]{1,40}$/.test(name) ? `{${name}}` : "{…}";
}

/** Names of parts whose strings aren't read by anybody. */
const CODE_ATTRIBUTES = /^(class|style|to|href|type|kind|tone|size|d|viewBox|id|key|name|autoComplete|data-.*)$/i;
const CODE_CALLS = /(^|\.)(call|makeCall|querySelector\w*|closest|matches|matchMedia|raw|ref|sql|describe|meta|crumb)$/;
const CODE_FIELDS = /^(queryKey|description|meaning|pattern)$/;

function isCode(node: Node): boolean {
  switch (node.type) {
    case "ImportDeclaration":
    case "ImportExpression":
    case "ExportAllDeclaration":
    case "TaggedTemplateExpression":
    case "BinaryExpression":
    case "TSLiteralType":
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
      return true;
    case "JSXAttribute":
      return CODE_ATTRIBUTES.test(nameOf(node.name)) && nameOf(node.name) !== "name";
    case "Property":
      return CODE_FIELDS.test(nameOf(node.key));
    case "CallExpression":
      return CODE_CALLS.test(nameOf(node.callee));
    default:
      return false;
  }
}

/** `a` of `a`, `b` of `a.b`, and nothing of anything longer. */
function nameOf(value: unknown): string {
  if (!isNode(value)) return "";
  return value.type === "MemberExpression" ? nameOf(value.property) : typeof value.name === "string" ? value.name : "";
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
const hasWord = (text: string): boolean => /\p{L}/u.test(text);

/** Logs begin small, and code has no full stop. */
const isSentence = (text: string): boolean => /^[A-Z{$][^\n]* .*[.!?:…]$/.test(text.trim());

const isLabelOrSentence = (text: string): boolean =>
  hasWord(text) &&
  (/^\p{Lu}[\p{Ll}-]+$/u.test(text) ||
    (/\p{L}{2,}.* |^\S+ \p{L}{2,}/u.test(text) && !/[;[\]<>=]|\brem\b|vw\b|^M ?\d|^(GET|POST) /.test(text)));
