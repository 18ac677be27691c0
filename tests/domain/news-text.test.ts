import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { NewsBlock } from "#shared/contracts/news/blocks.ts";
import { NEWS_LIMITS } from "#shared/rules/news/limits.ts";
import { linkTarget } from "#shared/rules/news/link.ts";
import { partPost } from "#shared/server/news/front-matter.ts";
import { blocksOf, type WrittenBlock } from "#shared/server/news/markdown.ts";
import { NewsProblem } from "#shared/server/news/problem.ts";

/** What is read, or why it is not; anything else that goes wrong is a fault. */
const attempt = <T>(reading: () => T): T | NewsProblem => {
  try {
    return reading();
  } catch (error) {
    if (error instanceof NewsProblem) return error;
    throw error;
  }
};
const read = (text: string) => attempt(() => blocksOf(text));
const said = (reading: () => unknown): string => {
  const result = attempt(reading);
  return result instanceof NewsProblem ? result.message : "nothing";
};
const words = (text: string) => ({ kind: "text" as const, text, isStrong: false, isEmphasised: false });

/** Everything that a block says, and where its links lead. */
const linksIn = (value: unknown): readonly string[] => {
  if (typeof value !== "object" || value === null) return [];
  const own = "to" in value && typeof value.to === "string" ? [value.to] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
};

describe("the text of a post", () => {
  it("becomes blocks that say what each is, and nothing else", () => {
    const text = [
      "Hello **you** and *you*, see [the `garage`](/garage) or <https://example.org/a>.  \nA second line.",
      "## Points",
      "- one\n- two\n  1. in it\n  2. too\n\n3. three\n4. four",
      "> said\n>\n> twice",
      "```\n<script>alert(1)</script>\n```",
      "![A car in the snow](winter-cup.webp)",
      "---",
      "[apart][there]\n\n[there]: https://example.org/apart",
    ].join("\n\n");
    expect(blocksOf(text)).toEqual([
      {
        kind: "paragraph",
        spans: [
          words("Hello "),
          { ...words("you"), isStrong: true },
          words(" and "),
          { ...words("you"), isEmphasised: true },
          words(", see "),
          { kind: "link", to: "/garage", spans: [words("the "), { kind: "code", text: "garage" }] },
          words(" or "),
          { kind: "link", to: "https://example.org/a", spans: [words("https://example.org/a")] },
          words("."),
          { kind: "break" },
          words("A second line."),
        ],
      },
      { kind: "heading", level: 2, spans: [words("Points")] },
      {
        kind: "list",
        isOrdered: false,
        startsAt: 1,
        items: [
          { spans: [words("one")], list: null },
          { spans: [words("two")], list: { isOrdered: true, startsAt: 1, items: [[words("in it")], [words("too")]] } },
        ],
      },
      {
        kind: "list",
        isOrdered: true,
        startsAt: 3,
        items: [
          { spans: [words("three")], list: null },
          { spans: [words("four")], list: null },
        ],
      },
      { kind: "quote", paragraphs: [[words("said")], [words("twice")]] },
      { kind: "code", text: "<script>alert(1)</script>" },
      { kind: "picture", name: "winter-cup.webp", alt: "A car in the snow" },
      { kind: "rule" },
      { kind: "paragraph", spans: [{ kind: "link", to: "https://example.org/apart", spans: [words("apart")] }] },
    ] satisfies readonly WrittenBlock[]);
  });

  it.each([
    ["<script>alert(1)</script>", "HTML"],
    ["Hello <img src=x onerror=alert(1)> you", "HTML"],
    ["<!-- hidden -->\n\nHello", "HTML"],
    ["&lt;script&gt;", "HTML"],
    ["[here](javascript:alert(1))", 'not to "javascript:alert(1)"'],
    ["[here](JaVaScRiPt:alert(1))", "link may lead"],
    ["[here](&#106;avascript:alert(1))", "link may lead"],
    ["[here](data:text/html,x)", "link may lead"],
    ["[here](//evil.example)", "link may lead"],
    ["[here](/\\evil.example)", "link may lead"],
    ["[here](https://bank.example@evil.example/)", "link may lead"],
    ["[here][x]\n\n[x]: vbscript:x", "link may lead"],
    ["[](https://example.org)", "no words"],
    ["![a](../secret.png)", "file of the same folder"],
    ["![a](https://example.org/a.png)", "file of the same folder"],
    ["![a](drawing.svg)", "file of the same folder"],
    ["![](a.png)", "say what the picture shows"],
    ["see ![a](a.png) there", "lines of its own"],
    ["[![a](a.png)](/garage)", "lines of its own"],
    ["# Title", "## or ###"],
    ["### First", "begins with ##"],
    ["- a\n  - b\n    - c", "only plain paragraphs"],
    ["> - a", "only plain paragraphs"],
    [`${"> ".repeat(20)}a`, "too much stands in something else"],
    [`${"1. ".repeat(20)}a`, "too much stands in something else"],
    [">".repeat(30_000), "signs of Markdown"],
    ["a\n=\n".repeat(8_000), "16001 lines in it"],
    ["+ + + + + a\n".repeat(300), "line 201: too much stands in something else"],
    ["*a ".repeat(900), "nothing"],
    [`${"**a _b ".repeat(30)}${"_**".repeat(30)}`, "too much stands in something else"],
    ["&#x202e;olleh", "can't be seen"],
    ["a\n\n".repeat(NEWS_LIMITS.blocks + 1), "are the limit"],
    ["  \n\n", "no text below"],
    ["[x]: https://example.org", "no text below"],
  ])("is refused, or read, by what it has: %j", (text, reason) => {
    expect(said(() => blocksOf(text))).toContain(reason);
  });

  it("names the line of its file", () => {
    expect(said(() => blocksOf("Hello\n\n<b>you</b>", 6))).toMatch(/^line 9: this looks like HTML/);
  });

  it("is blocks of the contract with links that lead nowhere bad, or refused, whatever stands in it", () => {
    const pieces = fc.constantFrom(
      ..."<>[]()!*_`#-+.:/\\&;\"'= \n\t".split(""),
      "<script>",
      "javascript:",
      "](javascript:alert(1))",
      "](/garage)",
      "![a](a.png)",
      "> ",
      "- ",
      "1. ",
      "## ",
      "```\n",
      "\n\n",
      "[a]: data:x\n",
      "&#x3c;img",
      "\u202E",
      "hello",
      "é",
      "🏁",
    );
    const hostile = fc.oneof(
      { weight: 4, arbitrary: fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join("")) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
    );
    let shown = 0;
    fc.assert(
      fc.property(hostile, (text) => {
        const blocks = read(text);
        if (blocks instanceof NewsProblem) return;
        shown++;
        for (const block of blocks) {
          const whole =
            block.kind === "picture"
              ? {
                  kind: block.kind,
                  picture: { src: `/share/news/a/${block.name}`, alt: block.alt, width: 1, height: 1 },
                }
              : block;
          expect(NewsBlock.parse(whole)).toEqual(whole);
        }
        for (const to of linksIn(blocks)) expect(to).toMatch(/^(?:https?:\/\/|mailto:|\/(?![/\\]))/);
      }),
      { numRuns: 3_000 },
    );
    expect(shown).toBeGreaterThan(300);
  });
});

it("links of posts lead to the web, to an e-mail and to pages of this site", () => {
  const written = ["https://example.org/é", "http://example.org", "mailto:crew@example.org", "/team/FAST?x#y", "/"];
  expect(written.map(linkTarget)).toEqual([
    "https://example.org/%C3%A9",
    "http://example.org/",
    "mailto:crew@example.org",
    "/team/FAST?x#y",
    "/",
  ]);
  const bad = [
    "",
    "garage",
    "#here",
    "//x.example",
    "/\\x.example",
    "ftp://x.example",
    "https:",
    "java\nscript:x",
    "/a b",
  ];
  expect(bad.map(linkTarget)).toEqual(bad.map(() => undefined));
  expect(linkTarget(`/${"a".repeat(NEWS_LIMITS.link)}`)).toBeUndefined();
});

describe("the head of a post", () => {
  const head = (...lines: readonly string[]) => ["---", ...lines, "---", "", "Hello."].join("\n");
  const whole = ["title: Hello", "date: 2026-12-01", "summary: A day."];

  it("has a title, a moment and a summary, and what else is said of it", () => {
    expect(partPost(head(...whole))).toEqual({
      head: { title: "Hello", date: Date.UTC(2026, 11, 1) / 1_000, summary: "A day." },
      body: "\nHello.",
      linesBefore: 5,
    });
    const more = [
      'title: "Stop: and go"',
      "date: 2026-12-01 15:30",
      "summary: A day.",
      "author: The crew",
      "picture: cup.webp",
      "alt: A cup",
    ];
    expect(partPost(head(...more)).head).toEqual({
      title: "Stop: and go",
      date: Date.UTC(2026, 11, 1, 15, 30) / 1_000,
      summary: "A day.",
      author: "The crew",
      picture: "cup.webp",
      alt: "A cup",
    });
  });

  it.each([
    ["Hello.", "begins with its title"],
    ["---\ntitle: Hello\n\nNo end.", "begins with its title"],
    [head("title: Hello", "summary: A day."), "date is missing"],
    [head("date: 2026-12-01", "summary: A day."), "title is missing"],
    [head("title:", "date: 2026-12-01", "summary: A day."), "title is empty"],
    [head("title: Hello", "date: 2026-02-30", "summary: A day."), "date is no day"],
    [head("title: Hello", "date: 2026-12-01 24:00", "summary: A day."), "date is no day"],
    [head("title: Hello", "date: tomorrow", "summary: A day."), "date is no day"],
    [head(...whole, "titel: Hello"), "nothing that is called titel"],
    [head(...whole, "title: Again"), "line 5: title stands here twice"],
    [head(...whole, "what"), "line 5: write a name"],
    [head(...whole, "picture: ../secret.png", "alt: x"), "picture is no name"],
    [head(...whole, "picture: cup.svg", "alt: x"), "picture is no name"],
    [head(...whole, "picture: cup.png"), "alt is missing"],
    [head(`title: ${"a".repeat(81)}`, "date: 2026-12-01", "summary: A day."), "title is longer than 80"],
    [head("title: <b>Hi</b>", "date: 2026-12-01", "summary: A day."), "title looks like HTML"],
    [head(...whole, "__proto__: x"), "line 5: write a name"],
    [head(...whole, "constructor: x"), "nothing that is called constructor"],
  ])("is refused in words that help: %j", (text, reason) => {
    expect(said(() => partPost(text))).toContain(reason);
  });
});
