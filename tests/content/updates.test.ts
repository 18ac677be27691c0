import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import type { NewsBlock, Span } from "#shared/contracts/news/blocks.ts";
import { pageAt } from "#shared/rules/account/access.ts";
import { NewsFolder } from "#shared/server/news/folder.ts";
import { partPost } from "#shared/server/news/front-matter.ts";
import { blocksOf } from "#shared/server/news/markdown.ts";
import type { Post } from "#shared/server/news/read-post.ts";
import { UPDATES } from "#shared/server/news/shelf.ts";

import { refusedWords } from "../support/refused-words.ts";

const ROOT = join(import.meta.dirname, "../..");

let posts: readonly Post[];
let problems: ReadonlyMap<string, string>;
beforeAll(async () => {
  const folder = new NewsFolder(UPDATES, "update", { warn: () => undefined });
  posts = await folder.read();
  problems = folder.problems();
});

const lines = (block: NewsBlock): readonly (readonly Span[])[] => {
  if (block.kind === "list") return block.items.flatMap(({ spans, list }) => [spans, ...(list?.items ?? [])]);
  if (block.kind === "quote") return block.paragraphs;
  return "spans" in block ? [block.spans] : [];
};
const spansIn = ({ blocks }: Post): readonly Span[] => blocks.flatMap(lines).flat();

describe("the updates of the game", () => {
  it("are all shown", () => {
    expect(problems).toEqual(new Map());
    expect(posts.length).toBeGreaterThan(5);
  });

  it("tell of every release, each on its own day and in the order of the versions", () => {
    const heads = readFileSync(join(ROOT, "CHANGELOG.md"), "utf8").matchAll(/^## (\d+\.\d+\.\d+)(?: \(([\d-]+)\))?$/gm);
    const releases = [...heads].map(([, version = "", day]) => ({ version, day }));
    expect(releases.length).toBeGreaterThan(1);
    const told = posts
      .flatMap(({ head: { version, stamp } }) => (version === null ? [] : [{ version, stamp }]))
      .toSorted((one, other) => other.stamp - one.stamp);
    expect(told.map(({ version }) => version)).toEqual(releases.map(({ version }) => version));
    const dayOf = (stamp = 0) => new Date(stamp * 1_000).toISOString().slice(0, 10);
    const days = releases.map(({ day }, at) => day ?? dayOf(told[at]?.stamp));
    expect(told.map(({ stamp }) => dayOf(stamp))).toEqual(days);
  });

  it("are told in no words that docs/voice.md refuses, and in a minute", () => {
    const words = new RegExp(String.raw`(?<![\w'.-])(${refusedWords().join("|")})(?![\w-])`, "i");
    for (const { head, blocks } of posts) {
      const text = readFileSync(join(UPDATES, `${head.newsID}.md`), "utf8");
      expect([head.newsID, words.exec(text)?.[0]]).toEqual([head.newsID, undefined]);
      expect([head.newsID, /’|‘|\.\.\./.test(text)]).toEqual([head.newsID, false]);
      expect([head.newsID, text.split(/\s+/).length < 300]).toEqual([head.newsID, true]);
      expect(blocks.length).toBeGreaterThan(1);
    }
  });

  it("lead only to pages that are there", () => {
    const targets = posts.flatMap(spansIn).flatMap((span) => (span.kind === "link" ? [span.to] : []));
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((to) => pageAt(to) === undefined)).toEqual([]);
  });
});

it("the example of docs/news.md is a post that would be shown", () => {
  const document = readFileSync(join(ROOT, "docs/news.md"), "utf8");
  const example = /```markdown\n(.*?)```/s.exec(document)?.[1] ?? "";
  const { head, body } = partPost(example);
  expect(head).toMatchObject({ title: "The winter cup begins", picture: "winter-cup.webp" });
  expect(blocksOf(body).map(({ kind }) => kind)).toEqual([
    "paragraph",
    "heading",
    "list",
    "quote",
    "picture",
    "paragraph",
  ]);
});
