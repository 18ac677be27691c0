import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { interfaceTexts, textsDocument, type FileTexts } from "../../scripts/texts.ts";
import { refusedWords } from "../support/refused-words.ts";

const documents = join(import.meta.dirname, "../../docs");

/** The specification's own words. */
const QUOTED = [
  "encountered an internal error which has been forwarded to the development team...",
  "This team does not exist!",
  "You do not meet the requirements to form a team!",
  "will not be able to re-apply or re-join without an officer invite for 14 days.",
  "This message has been moderated and is not visible to your teammates.",
  "Your special requirements have been moderated and are not visible to your teammates.",
  "Loading teams...",
  "Please wait...",
];
const isQuoted = (text: string): boolean => QUOTED.some((words) => text.includes(words));

/** Texts that a pattern matches, each with its file. */
const matching = (files: readonly FileTexts[], pattern: RegExp): readonly string[] =>
  files.flatMap(({ file, texts }) =>
    texts.filter((text) => pattern.test(text) && !isQuoted(text)).map((text) => `${file}: ${text}`),
  );

describe("the texts of the interface", () => {
  const files = interfaceTexts();
  /** Operators read the rest: it comes with a log, or from a command. */
  const read = files.filter(({ file }) => !file.startsWith("shared/server/platform/"));

  it("are listed for reading in docs/texts.md (`npm run docs` writes it)", () => {
    expect(readFileSync(join(documents, "texts.md"), "utf8")).toBe(textsDocument());
  });

  it("use none of the words that docs/voice.md refuses", () => {
    const words = refusedWords();
    expect(words.length).toBeGreaterThan(30);
    expect(matching(read, new RegExp(String.raw`(?<![\w'.-])(${words.join("|")})(?![\w-])`, "i"))).toEqual([]);
  });

  it("have straight apostrophes, and an ellipsis that is one character", () => {
    expect(matching(read, /’|‘|\.\.\./)).toEqual([]);
  });
});
