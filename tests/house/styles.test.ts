import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const textOf = (file: string): string => readFileSync(join(ROOT, file), "utf8");

const IMPORT = /^import (\w+) from "(\.[^"]+\.module\.css)";$/gm;
const COMMENT_OR_STRING = /\/\*[^]*?\*\/|"[^"\n]*"/g;
const CLASS = /\.([a-zA-Z_][\w-]*)/g;

/** Each stylesheet, by the file that imports it, and the classes that this file takes from it. */
const uses = globSync("client/**/*.{ts,tsx}", { cwd: ROOT }).flatMap((file) => {
  const code = textOf(file);
  return Array.from(code.matchAll(IMPORT), ([line, name = "", path = ""]) => {
    const body = code.replace(line, "");
    const taken = body.matchAll(new RegExp(String.raw`(?<![\w.])${name}\.(\w+)`, "g"));
    return {
      file,
      sheet: join(dirname(file), path),
      classes: new Set(Array.from(taken, ([, className = ""]) => className)),
      picksByName: body.includes(`${name}[`),
    };
  });
});
const sheets = globSync("client/**/*.module.css", { cwd: ROOT });
const classesOf = new Map(
  sheets.map((sheet) => [
    sheet,
    new Set(Array.from(textOf(sheet).replace(COMMENT_OR_STRING, "").matchAll(CLASS), ([, name = ""]) => name)),
  ]),
);

describe("styles", () => {
  it("have every class that a component takes from them", () => {
    expect(uses.length).toBeGreaterThan(100);
    const missing = uses.flatMap(({ file, sheet, classes }) =>
      [...classes].filter((name) => !classesOf.get(sheet)?.has(name)).map((name) => `${file}: .${name} of ${sheet}`),
    );
    expect(missing).toEqual([]);
  });

  it("have no class that nobody takes", () => {
    const unused = sheets.flatMap((sheet) => {
      const readers = uses.filter((use) => use.sheet === sheet);
      if (readers.some(({ picksByName }) => picksByName)) return [];
      const taken = new Set(readers.flatMap(({ classes }) => [...classes]));
      return [...(classesOf.get(sheet) ?? [])].filter((name) => !taken.has(name)).map((name) => `${sheet}: .${name}`);
    });
    expect(unused).toEqual([]);
  });

  it("show by a browser that takes no words for generated content what they show by any other", () => {
    const alone = sheets.flatMap((sheet) =>
      Array.from(textOf(sheet).matchAll(/(.*\n.*)content: ([^;]+) \/ "";/g))
        .filter(([, before = "", shown = ""]) => !before.includes(`content: ${shown};`))
        .map(([, , shown = ""]) => `${sheet}: ${shown}`),
    );
    expect(alone).toEqual([]);
  });

  it("keep the colour of words on a fill where the system brings its own and puts a ground behind words", () => {
    const lost = sheets.filter((sheet) => {
      const text = textOf(sheet);
      return (
        /color: var\(--on-(?:hot|amber|teal|sky|violet|gold)\)/.test(text) &&
        !text.includes("forced-color-adjust: none")
      );
    });
    expect(lost).toEqual([]);
  });
});
