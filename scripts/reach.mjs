// Which tests can reach a file. Runs on any Node from 20, without packages.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

const NOT_SOURCE = new Set(["node_modules", "dist", ".git", ".cache", ".data"]);
const HAS_CODE = /\.(m?[jt]s|tsx|css|html)$/;
const IS_CODE = /\.(m?[jt]s|tsx)$/;
const IS_TOOL = /^(tests|scripts)\/|^[\w.]+\.config\.ts$/;
const IS_TEST = /^tests\/(?!figures\/).*\.test\.tsx?$/;

/** What the built client is made of, for tests that open it. */
const BUILT_CLIENT = [
  "client/index.html",
  "client/practice.html",
  "client/teachers.html",
  "client/lesson.html",
  "client/first-page.tsx",
  "client/own-page.ts",
  "vite.config.ts",
];
const OPENS_CLIENT = /withClient: true|dist\/client|from "playwright"/;
const LISTS_FOLDERS = /readdirSync|globSync/;

/** What every test stands on, without importing it. */
const UNDER_ALL = ["vitest.config.ts", "package.json", "package-lock.json"];

/** Steps from what uses a file: it imports it; starts it, or loads it by a name made up; reads its text. */
const COSTS = { imports: 1, runs: 2, reads: 40 };
const COMMENTS_AND_STRINGS =
  /\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*|((?:import|export)\s+type\b[^;"'`]*?\bfrom\s*)?(\b(?:from|import)\s*\(?\s*)?("(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)/g;
const HOLE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/**
 * The tests that can reach any of the files, the nearest first: by imports, by programs that they start, through the
 * built client, and by reading their text.
 */
export function testsReaching(root, files, options) {
  return nearestTests(usesIn(root), files, options);
}

/** The same, where it is known what uses what. */
export function nearestTests(uses, files, options) {
  const reached = distancesTo(uses, files, options);
  const tests = [...reached].filter(([file]) => IS_TEST.test(file));
  const likeness = new Map(tests.map(([test]) => [test, Math.max(...files.map((file) => alike(test, file)))]));
  return tests
    .toSorted(
      ([one, near], [other, far]) =>
        near - far || likeness.get(other) - likeness.get(one) || (one < other ? -1 : Number(one > other)),
    )
    .map(([test]) => test);
}

/** How far each file is from one of the given, along what uses what. */
export function distancesTo(uses, files, { withReaders = true } = {}) {
  const usedBy = new Map();
  for (const { from, to, way } of uses) {
    if (!usedBy.has(to)) usedBy.set(to, []);
    usedBy.get(to).push({ from, way });
  }
  const distances = new Map(files.map((file) => [file, 0]));
  const given = new Set(files);
  const rings = [[...files]];
  for (let steps = 0; steps < rings.length; steps++) {
    for (const file of rings[steps] ?? []) {
      if (distances.get(file) !== steps) continue;
      for (const { from, way } of usedBy.get(file) ?? []) {
        // Whoever reads a text does not see what that text imports.
        if (way === "reads" && !(withReaders && given.has(file))) continue;
        const far = steps + COSTS[way];
        if (far >= (distances.get(from) ?? Infinity)) continue;
        distances.set(from, far);
        (rings[far] ??= []).push(from);
      }
    }
  }
  return distances;
}

/** Which file uses which, and how. */
export function usesIn(root) {
  const tree = treeOf(root);
  const sources = new Map();
  for (const file of tree.files) if (HAS_CODE.test(file)) sources.set(file, sourceOf(join(root, file)));
  const uses = [...sources].flatMap(([from, source]) =>
    source.strings.flatMap((string) => usesOf(tree, from, source, string)),
  );
  return [...uses, ...namedByOthers(tree, sources, uses), ...unwritten(tree, sources)];
}

function treeOf(root) {
  const files = new Set();
  const folders = new Set();
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name);
      if (!entry.isDirectory()) files.add(path);
      else if (!NOT_SOURCE.has(entry.name)) {
        folders.add(path);
        walk(path);
      }
    }
  };
  walk("");
  return { files, folders };
}

/** The strings of a source, but for those of comments and of imports that are only types. */
function sourceOf(path) {
  const text = readFileSync(path, "utf8");
  const strings = [...text.matchAll(COMMENTS_AND_STRINGS)].flatMap(([, isType, loads, string]) =>
    string === undefined || isType !== undefined ? [] : [{ text: string.slice(1, -1), isLoaded: loads !== undefined }],
  );
  return { strings, listsFolders: LISTS_FOLDERS.test(text), opensClient: OPENS_CLIENT.test(text) };
}

function usesOf({ files, folders }, from, { listsFolders }, { text, isLoaded }) {
  if (/^[./]*$|[\s\\]|\$\{/.test(text)) return [];
  const beside = posix.join(dirname(from), from.endsWith(".html") ? `./${text}` : text).replace(/\?.*$/, "");
  const to = (way) => (path) => ({ from, to: path, way });
  if (text.startsWith("#shared/")) return [text.slice(1)].map(to("imports"));
  if (isLoaded && text.startsWith(".")) return [beside].map(to("imports"));
  if (/\*.*\/|\/.*\*/.test(text))
    return text.startsWith(".")
      ? matching(files, beside).map(to("runs"))
      : matching(files, text).map(to(IS_TOOL.test(from) ? "reads" : "runs"));
  const file = [beside, ...(IS_TOOL.test(from) ? [text] : [])].find((path) => files.has(path));
  if (file !== undefined) {
    if (from.endsWith(".html") || from.endsWith(".css")) return [file].map(to("imports"));
    return [file].map(to(isOnlyRead(from, file) ? "reads" : "runs"));
  }
  const folder = [beside, ...(listsFolders ? [text] : [])].find((path) => folders.has(path));
  if (folder === undefined) return [];
  const way = folder.endsWith("/migrations") ? "runs" : "reads";
  // What is built from the client's folder has its place below.
  if (way === "reads" && !listsFolders && (!text.startsWith(".") || folder === "client")) return [];
  return [...files].filter((path) => path.startsWith(`${folder}/`)).map(to(way));
}

function isOnlyRead(from, file) {
  return IS_TOOL.test(from) && (!IS_CODE.test(file) || from.startsWith("tests/house/"));
}

/** Paths with a hole in them: what fills it, where a test says that, otherwise anything that would. */
function namedByOthers({ files }, sources, uses) {
  return [...sources].flatMap(([from, { strings }]) =>
    strings
      .filter(({ text }) => /^\.[^\s]*\$\{/.test(text))
      .flatMap(({ text }) => {
        const [before, after] = posix.join(dirname(from), text.replace(HOLE, "*")).split("*");
        const fitting = new Set(matching(files, `${before}*${after}`));
        const named = uses
          .filter(({ to, way }) => to === from && way === "imports")
          .flatMap((use) => sources.get(use.from).strings.map((string) => [use.from, before + string.text + after]))
          .filter(([, to]) => fitting.has(to));
        const pairs = named.length > 0 && IS_TOOL.test(from) ? named : [...fitting].map((to) => [from, to]);
        return pairs.map(([user, to]) => ({ from: user, to, way: "runs" }));
      }),
  );
}

/** What no string says. */
function unwritten({ files }, sources) {
  const all = [...files];
  const openers = [...sources].filter(([file, { opensClient }]) => opensClient && file.startsWith("tests/"));
  return [
    ...all.filter((file) => IS_TEST.test(file)).flatMap((from) => UNDER_ALL.map((to) => ({ from, to, way: "runs" }))),
    ...openers.flatMap(([from]) => BUILT_CLIENT.map((to) => ({ from, to, way: "runs" }))),
    ...all
      .filter((file) => file.startsWith("client/public/"))
      .map((to) => ({ from: "client/index.html", to, way: "imports" })),
    { from: "tests/support/parts-page.ts", to: "client/dev/index.html", way: "runs" },
  ];
}

function matching(files, pattern) {
  const source = pattern
    .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{([^{}]*)\}/g, (_all, choices) => `(?:${choices.replaceAll(",", "|")})`)
    .replaceAll("**/", "\0")
    .replaceAll("*", "[^/]*")
    .replaceAll("\0", "(?:.*/)?");
  const fits = new RegExp(`^${source}$`);
  return [...files].filter((file) => fits.test(file));
}

/** How many words of its name a test shares with a file. */
export function alike(test, file) {
  const words = new Set(wordsOf(file));
  return wordsOf(test).filter((word) => words.has(word)).length;
}

const wordsOf = (path) =>
  path
    .replace(/(\.test)?\.\w+$/, "")
    .split(/[/-]/)
    .map((word) => word.replace(/(e?s|ing|ed)$/, ""));
