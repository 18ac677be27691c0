import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

import { isLoadedAnew, PAGES } from "#shared/content/pages.ts";
import { ARTICLE_SLUGS } from "#shared/content/support.ts";
import { pageAt } from "#shared/rules/account/access.ts";
import { closedWords } from "#shared/rules/classes/closed-words.ts";
import { CLOSED_AT_FIRST } from "#shared/rules/classes/settings.ts";

import { partOf, SECTIONS } from "../../client/features/settings/sections.ts";
import type { Article } from "../../client/features/support/article.ts";
import { ARTICLES, TOPICS } from "../../client/features/support/articles/all.ts";
import { textOf, wordsOf } from "../../client/features/support/search.ts";

const ROOT = join(import.meta.dirname, "../..");
const sourceOf = (file: string): string => readFileSync(join(ROOT, file), "utf8");

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\d'’-]+/gu) ?? [];
/** Paragraphs, items and headings, each with its sentences. */
const sentencesOf = (article: Article): readonly string[] =>
  [article.short, ...article.parts.flatMap(({ blocks }) => blocks.flatMap(wordsOf))].flatMap((text) =>
    text.split(/(?<=[.!?:])\s+/),
  );
const named = (find: (article: Article) => boolean): readonly string[] => ARTICLES.filter(find).map(({ slug }) => slug);

describe("the articles of the support pages", () => {
  it("are one for each address, and at least thirty", () => {
    expect(ARTICLES.map(({ slug }) => slug).toSorted()).toEqual([...ARTICLE_SLUGS].toSorted());
    expect(new Set(ARTICLE_SLUGS).size).toBe(ARTICLE_SLUGS.length);
    expect(ARTICLES.length).toBeGreaterThanOrEqual(30);
    for (const reader of ["players", "parents", "teachers"]) {
      expect(TOPICS.some((topic) => topic.reader === reader && topic.articles.length >= 3)).toBe(true);
    }
  });

  it("stand at no address that is a page of its own, and have titles of their own", () => {
    const pages = new Set<string>(PAGES.map(({ path }) => path));
    expect(named(({ slug }) => pages.has(`/support/${slug}`))).toEqual([]);
    expect(new Set(ARTICLES.map(({ title }) => title)).size).toBe(ARTICLES.length);
    expect(named(({ slug }) => !/^[a-z][a-z-]+[a-z]$/.test(slug))).toEqual([]);
  });

  it("lead to pages that are there, and to parts that these have", () => {
    const isThere = (to: string): boolean => {
      if (isLoadedAnew(to)) return true;
      const [path = "", hash] = to.split("#");
      if (pageAt(path) === undefined) return false;
      if (hash === undefined) return true;
      if (path === "/support") return sourceOf("client/features/support/support-page.tsx").includes(`id="${hash}"`);
      return path === "/profile" && (SECTIONS.some(({ id }) => id === hash) || partOf(`#${hash}`) !== undefined);
    };
    expect(
      ARTICLES.flatMap(({ slug, ways }) => ways.map(({ to }) => [slug, to])).filter(([, to = ""]) => !isThere(to)),
    ).toEqual([]);
    expect(isThere("/nowhere")).toBe(false);
    expect(isThere("/profile#nothing")).toBe(false);
  });

  it("are found from each other: each names two to four others, and is named by another", () => {
    expect(
      named(
        ({ slug, related }) =>
          related.length < 2 || related.length > 4 || new Set([...related, slug]).size !== related.length + 1,
      ),
    ).toEqual([]);
    const told = new Set(ARTICLES.flatMap(({ related }) => related));
    expect(named(({ slug }) => !told.has(slug))).toEqual([]);
  });

  it("are short, with an answer at the top", () => {
    expect(named(({ title }) => title.length < 5 || title.length > 60)).toEqual([]);
    expect(named(({ short }) => short.length < 30 || short.length > 140)).toEqual([]);
    expect(named((article) => wordsIn(textOf(article)).length < 50)).toEqual([]);
    expect(named((article) => wordsIn(textOf(article)).length > 350)).toEqual([]);
  });

  it.each([
    ["parents", 450],
    ["a-child-in-a-class", 400],
  ] as const)("are read by a parent in two minutes: %s has at most %d words", (slug, most) => {
    const article = ARTICLES.find((each) => each.slug === slug);
    expect(article && wordsIn(textOf(article)).length).toBeLessThanOrEqual(most);
  });

  it("name what is closed in a new class, where parents read it, in the words that pupils read", () => {
    const article = ARTICLES.find(({ slug }) => slug === "a-child-in-a-class");
    const closed = closedWords(CLOSED_AT_FIRST) ?? "";
    expect(closed).toContain("leagues");
    expect(article && textOf(article)).toContain(closed);
  });

  it("are plain: no sentence over 26 words, 12 on average, and few long words", () => {
    const long = ARTICLES.flatMap(({ slug, ...rest }) =>
      sentencesOf({ slug, ...rest })
        .filter((sentence) => wordsIn(sentence).length > 26)
        .map((sentence) => `${slug}: ${sentence}`),
    );
    expect(long).toEqual([]);
    const hard = named((article) => {
      const sentences = sentencesOf(article);
      const words = sentences.flatMap(wordsIn);
      const longWords = words.filter((word) => word.length >= 10).length;
      return words.length / sentences.length > 12 || longWords / words.length > 0.07;
    });
    expect(hard).toEqual([]);
  });

  it("have words of their own to be found by, which are single ones and new to the title", () => {
    expect(named(({ also }) => also.length < 4 || also.some((word) => !/^[a-z0-9]+$/.test(word)))).toEqual([]);
    expect(named(({ also }) => new Set(also).size !== also.length)).toEqual([]);
  });
});

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Every string and every fixed part of a template in a source. */
function stringsIn(file: string, source: string): readonly string[] {
  const found: string[] = [];
  const read = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(read);
    if (typeof value !== "object" || value === null || !("type" in value)) return;
    const node = value as Node;
    if (node.type === "ImportDeclaration") return;
    if (node.type === "Property" && (node.key as Node).name === "also") return;
    if (node.type === "Literal" && typeof node.value === "string") found.push(node.value);
    if (node.type === "TemplateElement") found.push((node.value as { readonly cooked: string }).cooked);
    Object.entries(node).forEach(([field, inner]) => field !== "parent" && read(inner));
  };
  read(parseSync(file, source).program);
  return found;
}

describe("the numbers in the articles", () => {
  /** Midnight is no number of a rule. */
  const numbersIn = (text: string): readonly string[] => text.replaceAll("00:00", "").match(/\d[\d,.]*/g) ?? [];

  it("come from the rules: none is typed", () => {
    const files = globSync(["client/features/support/articles/*.ts", "client/features/legal/agreement/clauses.ts"], {
      cwd: ROOT,
    });
    expect(files.length).toBeGreaterThan(9);
    const typed = files.flatMap((file) =>
      stringsIn(file, sourceOf(file)).flatMap((text) => numbersIn(text).map((number) => `${file}: ${number}: ${text}`)),
    );
    expect(typed).toEqual([]);
  });

  it("are noticed where one is", () => {
    const source = 'const one = { answer: `You need ${races} races and 30 days.`, also: ["2fa"] };';
    expect(stringsIn("x.ts", source).flatMap(numbersIn)).toEqual(["30"]);
  });

  it("are whole: nothing is undefined, not a number or a fraction", () => {
    expect(named((article) => /undefined|NaN|Infinity|\bnull\b|\[object/.test(textOf(article)))).toEqual([]);
  });
});

describe("the rest of the client", () => {
  const files = globSync("client/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) => !file.startsWith("client/features/support/"),
  );
  const led = files.flatMap((file) =>
    Array.from(
      sourceOf(file).matchAll(/<HelpLink to="([a-z-]+)"|to="\/support\/([a-z-]+)"|"(\/support\/[a-z-]+)"/g),
      (found) => ({
        file,
        slug: found[1] ?? found[2] ?? found[3]?.slice("/support/".length) ?? "",
      }),
    ),
  );

  it("leads to articles that are there, from thirty places where a question arises", () => {
    const known = new Set<string>(ARTICLE_SLUGS);
    const isPage = (slug: string): boolean => PAGES.some(({ path }) => path === `/support/${slug}`);
    expect(led.filter(({ slug }) => !known.has(slug) && !isPage(slug))).toEqual([]);
    const places = new Set(led.filter(({ slug }) => known.has(slug)).map(({ file }) => file));
    expect(places.size).toBeGreaterThanOrEqual(30);
  });

  it("shows no help on a race that runs", () => {
    const onRace = led.filter(({ file }) => file.startsWith("client/race/")).map(({ file }) => file);
    expect(onRace).toEqual(["client/race/screen/results/board-hold.tsx"]);
  });
});
