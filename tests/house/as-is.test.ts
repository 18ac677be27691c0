import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parseSync } from "vite";
import { expect, it } from "vitest";

const client = join(import.meta.dirname, "../../client");

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** What is data wherever it is said: names, tags, codes, links, answers. */
const DATA =
  /^(displayName|username|tag|secret|url|email|shareCode|hostName|teamName|racerName|expression|digits|draft|answer|wanted|wrong)$/;
/** Whose `name` is data, too. */
const NAMED = /^(team|racer|player|host|rival|winner|friend|member|opponent|bot)$/;
/** Attributes that are read aloud or never shown: a translator leaves them, or nobody sees what it does. */
const UNSEEN = /^(aria-label|label|alt|key|id|to|href|src|style|value|name|form|className|data-.*)$/;

const HANDED_ON = /^(shareOn|saveFile|copyText)$/;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const inside = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([field, value]) => (field === "parent" ? [] : nodesIn(value)));
const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === "string" ? node.name : "");

/** Whether a part of a sentence is data itself. */
function isData(node: Node, isOfTeam: boolean): boolean {
  if (node.type === "Identifier") return DATA.test(nameOf(node)) || (isOfTeam && nameOf(node) === "name");
  if (node.type === "ConditionalExpression")
    return nodesIn([node.consequent, node.alternate]).some((each) => isData(each, isOfTeam));
  if (node.type === "LogicalExpression") return isData(node.right as Node, isOfTeam);
  if (node.type === "ChainExpression") return isData(node.expression as Node, isOfTeam);
  if (node.type !== "MemberExpression") return false;
  const [owner, field] = [node.object as Node, nameOf(node.property)];
  return (
    DATA.test(field) ||
    (field === "name" && NAMED.test(nameOf(owner.type === "MemberExpression" ? owner.property : owner)))
  );
}

/** `<AsIs>`, an element with `{...asIs()}`, or what marks names by itself. */
function marks(element: Node): boolean {
  const opening = element.openingElement as Node;
  return (
    nameOf(opening.name) === "AsIs" ||
    nodesIn(opening.attributes).some(
      ({ type, argument, name }) =>
        (type === "JSXSpreadAttribute" && isNode(argument) && nameOf(argument.callee) === "asIs") ||
        nameOf(name) === "translate",
    )
  );
}

/** Where a file says data as if it were words. */
function unmarkedIn(file: string): readonly string[] {
  const source = readFileSync(join(client, file), "utf8");
  const isOfTeam = file.startsWith("features/teams/") && /\btag\b/.test(source);
  const found: string[] = [];
  const note = ({ start, end }: Node): void =>
    void found.push(`${file}: ${source.slice(start, end).replaceAll(/\s+/g, " ")}`);
  const read = (node: Node): void => {
    if (node.type === "JSXAttribute" && UNSEEN.test(nameOf(node.name))) return;
    // A page's title, an address, an error for the console.
    if (["AssignmentExpression", "NewExpression", "TaggedTemplateExpression", "BinaryExpression"].includes(node.type))
      return;
    // What leaves the page as a file or a message.
    if (node.type === "CallExpression" && HANDED_ON.test(nameOf(node.callee))) return;
    if (node.type === "VariableDeclarator" && nameOf(node.id) === "text") return;
    if (node.type === "JSXElement" && marks(node)) return;
    if (node.type === "JSXElement" || node.type === "JSXFragment") {
      for (const child of nodesIn(node.children)) {
        if (child.type === "JSXExpressionContainer" && isData(child.expression as Node, isOfTeam)) note(child);
      }
    }
    if (
      node.type === "TemplateLiteral" &&
      isSaid(node) &&
      nodesIn(node.expressions).some((each) => isData(each, isOfTeam))
    )
      note(node);
    inside(node).forEach(read);
  };
  read(parseSync(file, source).program as unknown as Node);
  return found;
}

/** A template with a word of its own and a blank is said; a path or a key isn't. */
const isSaid = (template: Node): boolean =>
  (template.quasis as readonly { readonly value: { readonly cooked: string } }[]).some(({ value }) =>
    / \p{L}|\p{L} /u.test(value.cooked),
  );

it("names, tags, codes and links on a page are marked as they are, so that no translator rewrites them", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: client })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.startsWith("dev/"));
  expect(files.flatMap(unmarkedIn).toSorted()).toEqual([]);
});
