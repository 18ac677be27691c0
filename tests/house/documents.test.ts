import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { MADE, ROOT } from "../../scripts/documents/made.ts";
import { KEPT_SCREENS } from "../../scripts/kept-screens.ts";
import { DOCUMENTS, missingCommands, missingPaths, unreachedFrom } from "./documented-paths.ts";

const textOf = (file: string): string => readFileSync(join(ROOT, file), "utf8");

describe("the documents made from contracts, rules, settings and floors", () => {
  it.each(Object.entries(MADE))("say in %s what those say now (`npm run docs` writes them)", (file, made) => {
    expect(textOf(file)).toBe(made());
  });
});

describe("the documents", () => {
  it.each(DOCUMENTS)("name in %s only files, folders and commands that are there", (document) => {
    expect([...missingPaths(document), ...missingCommands(document)]).toEqual([]);
  });

  it("are compared with what is there: a file, a folder, a link and a command that are gone are found", () => {
    const document = "docs/voice.md";
    const text =
      "`shared/rules/gone.ts`, `client/gone`, `client/gone/<subject>.ts`, `gone.ts`, [there](gone.md), `npm run gone`, `node api/gone.ts`; " +
      "`shared/rules`, `shared/<any>/x.ts`, `main.ts`, `limits.md`, [here](load.md#x), `npm run docs`, `npm test`, `node api/main.ts`, `.data/x`, `text/html`";
    expect(missingPaths(document, text)).toEqual(
      ["shared/rules/gone.ts", "client/gone", "client/gone/", "gone.ts", "gone.md"].map(
        (path) => `${document}: ${path}`,
      ),
    );
    expect(missingCommands(document, text)).toEqual([`${document}: npm run gone`, `${document}: node api/gone.ts`]);
  });

  it("are all found by whoever begins with README.md and follows the links", () => {
    expect(unreachedFrom("README.md")).toEqual([]);
    expect(unreachedFrom("docs/voice.md")).toContain("README.md");
  });

  it("show every picture that everybody clones, and no other is kept", () => {
    const kept = readdirSync(join(ROOT, "docs/screens"), { withFileTypes: true }).filter((entry) => entry.isFile());
    const wanted = KEPT_SCREENS.flatMap(({ pictures }) => pictures.map((name) => `${name}.jpg`));
    expect(kept.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
    const shown = DOCUMENTS.map(textOf).join();
    expect(wanted.filter((name) => !shown.includes(`(docs/screens/${name})`))).toEqual([]);
  });

  it("begin with an ARCHITECTURE.md that is read in one go", () => {
    expect(textOf("ARCHITECTURE.md").trimEnd().split("\n").length).toBeLessThanOrEqual(160);
  });

  it("say of each decision since when it holds, and what it was chosen over", () => {
    const decisions = DOCUMENTS.filter((file) => file.startsWith("docs/decisions/")).flatMap((file) =>
      textOf(file)
        .split(/\n(?=\*\*)/)
        .slice(1),
    );
    expect(decisions.length).toBeGreaterThan(80);
    expect(decisions.filter((each) => !/\n\n_Since \d{4}-\d{2}-\d{2}, over \S[^_]*\._\n*$/.test(each))).toEqual([]);
  });
});
