import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** What git leaves out: such a path is there only after something has run. */
const IGNORED: readonly string[] = read(".gitignore").split("\n").filter(Boolean);
const isIgnored = (path: string): boolean =>
  IGNORED.some((each) => `${path.replace(/\/$/, "")}/`.startsWith(`${each.replace(/\/$/, "")}/`));

const within = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === ".git" || isIgnored(path)) return [];
    return entry.isDirectory() ? within(path) : [path];
  });
const FILES = within(".");
const NAMES: ReadonlySet<string> = new Set(FILES.map((file) => file.slice(file.lastIndexOf("/") + 1)));
const FOLDERS: ReadonlySet<string> = new Set(FILES.flatMap((file) => dirname(file).split("/")));

/** Told to players, with links to pages. */
const UPDATES = "shared/content/updates/";

/** Every document of the project, but the list of what the interface says. */
export const DOCUMENTS: readonly string[] = FILES.filter(
  (file) => file.endsWith(".md") && file !== "docs/texts.md" && !file.startsWith(UPDATES),
);

const withoutBlocks = (text: string): string => text.replaceAll(/^ *```[^]*?^ *```/gm, "");
const found = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, first = ""]) => first);

/** `a/b.ts`, `a/b/` or `b.ts`: what begins with a folder of ours or ends like a file of ours. */
const isPath = (named: string): boolean => {
  if (!/^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(named)) return false;
  const [first = "", ...rest] = named.split("/");
  return /\.(ts|tsx|mjs|css|md|json|yml|html|jpg|png|service)$/.test(named) || (rest.length > 0 && FOLDERS.has(first));
};

/** What of `a/<subject>/b.ts` must be there: the folder before the blank. */
const beforeBlank = (named: string): string => named.replace(/[^/]*<.*$/, "");

const isThere = (named: string, document: string): boolean => {
  if (isIgnored(named)) return true;
  if (!named.includes("/")) return NAMES.has(named);
  return existsSync(join(ROOT, named)) || existsSync(join(ROOT, dirname(document), named));
};

/** What a document leads to inside the project, as it is written there. */
const linksIn = (text: string): readonly string[] =>
  found(text, /\]\(([^)#\s]+)(?:#[^)]*)?\)/g).filter((target) => !/^[a-z]+:/.test(target));

/** The documents that nobody gets to who begins with one of them and follows its links. */
export function unreachedFrom(start: string): readonly string[] {
  const reached = new Set([start]);
  for (const document of reached)
    for (const target of linksIn(read(document))) {
      const path = join(dirname(document), target);
      if (DOCUMENTS.includes(path)) reached.add(path);
    }
  return DOCUMENTS.filter((document) => !reached.has(document));
}

/** The paths that a document names from the root or its own folder, and the files it leads to, that are not there. */
export function missingPaths(document: string, text = read(document)): readonly string[] {
  const named = found(withoutBlocks(text), /`([^`\n]+)`/g)
    .map(beforeBlank)
    .filter(isPath);
  const links = linksIn(withoutBlocks(text));
  return [
    ...named.filter((path) => !isThere(path, document)),
    ...links.filter((target) => !existsSync(join(ROOT, dirname(document), target))),
  ].map((path) => `${document}: ${path}`);
}

const SCRIPTS = Object.keys((JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts);

/** The commands that a document names and that are not there: scripts of `package.json`, and files that `node` shall run. */
export const missingCommands = (document: string, text = read(document)): readonly string[] => [
  ...[...found(text, /npm run\s+([\w-]+)/g), ...found(text, /npm (start|test)\b/g)]
    .filter((name) => !SCRIPTS.includes(name))
    .map((name) => `${document}: npm run ${name}`),
  ...found(text, /\bnode ([\w./-]+\.m?[jt]s)\b/g)
    .filter((file) => !existsSync(join(ROOT, file)))
    .map((file) => `${document}: node ${file}`),
];
