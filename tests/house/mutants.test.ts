import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it, onTestFinished } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";

import { triedBefore } from "../../scripts/mutants/again.ts";
import { chosen, type Candidate } from "../../scripts/mutants/choice.ts";
import { Compiler } from "../../scripts/mutants/compiler.ts";
import { Lane } from "../../scripts/mutants/lane.ts";
import { changed, linesOf, type Kind, type Mutation } from "../../scripts/mutants/mutation.ts";
import { mutationsOf } from "../../scripts/mutants/mutations.ts";
import { probedText } from "../../scripts/mutants/probes.ts";
import { keptWith, resultOf, summaryOf, type Outcome } from "../../scripts/mutants/report.ts";
import { MutantRun } from "../../scripts/mutants/run.ts";
import { sampleOf } from "../../scripts/mutants/sample.ts";
import { treeOf } from "../support/tree.ts";

const ROOT = join(import.meta.dirname, "../..");
const TSCONFIG = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "es2024",
    module: "nodenext",
    types: [],
    noUncheckedIndexedAccess: true,
  },
});

/** A tree with a compiler, for as long as the test lasts. */
function projectOf(files: Readonly<Record<string, string>>): { root: string; compiler: Compiler } {
  const root = treeOf({ "tsconfig.json": TSCONFIG, "package.json": '{ "type": "module" }', ...files });
  const compiler = new Compiler(root);
  onTestFinished(() => compiler.close());
  return { root, compiler };
}

/** The changes of a source that compile, each as what stands there afterwards. */
function changesOf(text: string, kind?: Kind): string[] {
  const { compiler } = projectOf({ "a.ts": text });
  return mutationsOf("a.ts", compiler.sourceOf("a.ts"))
    .filter((mutation) => kind === undefined || mutation.kind === kind)
    .map((mutation) => changed(text, mutation))
    .filter((each) => compiler.taken(new Map([["a.ts", each]])).has("a.ts"));
}

describe("a small change", () => {
  it.each<[Kind, string, string[]]>([
    ["comparison", "(a: number, b: number) => a < b", ["(a: number, b: number) => a <= b"]],
    ["comparison", "(a: number, b: number) => a === b", ["(a: number, b: number) => a !== b"]],
    [
      "logic",
      "(a: boolean, b: boolean) => a && b",
      ["a", "b", "a || b"].map((it) => `(a: boolean, b: boolean) => ${it}`),
    ],
    ["fallback", "(a: number | null) => a ?? 2", ["(a: number | null) => a!"]],
    [
      "condition",
      "(a: number) => (a > 1 ? 1 : 2)",
      ["true", "false"].map((it) => `(a: number) => (${it} as boolean ? 1 : 2)`),
    ],
    ["negation", "(a: boolean) => !a", ["(a: boolean) => a"]],
    ["arithmetic", "(a: number) => a * 3", ["(a: number) => a / 3"]],
    ["number", "() => 1_000", ["() => 999", "() => 1001"]],
    ["boolean", "() => true", ["() => false"]],
    ["method", "(a: number[]) => a.some(Boolean)", ["(a: number[]) => a.every(Boolean)"]],
    ["method", "(a: number[]) => a.toSorted()", ["(a: number[]) => a"]],
    ["method", "(a: number[]) => a.at(0)", ["(a: number[]) => a.at(-1)"]],
    ["default", "({ b = 2 }: { b?: number }) => String(b)", ["({ b }: { b?: number }) => String(b)"]],
    ["argument", "(a: string) => a.split(a, 2)", ["(a: string) => a.split(a)"]],
    ["string", "(a: string) => `sale:${a}`", ["(a: string) => `sale:`"]],
    ["property", "(a: number): { a?: number } => ({ a })", ["(a: number): { a?: number } => ({  })"]],
  ])("of kind %s: %s", (kind, text, expected) => {
    const before = "export const f = ";
    expect(changesOf(`${before}${text};`, kind)).toEqual(expected.map((each) => `${before}${each};`));
  });

  it("leaves a call out, or a guard without what it guards", () => {
    const text =
      "declare function tell(): void;\nexport function f(a: number) {\n  if (a > 3) return 1;\n  tell();\n  return 2;\n}";
    expect(changesOf(text, "statement")).toEqual([text.replace("  tell();", "  ;")]);
    expect(changesOf(text, "condition")).toContain(text.replace("a > 3", "false as boolean"));
  });

  it("leaves out a part of a query, and turns its words round", () => {
    const text = [
      "interface Query { where(column: string, how: '=' | '!=', value: number): Query; orderBy(by: string, way: 'asc' | 'desc'): Query }",
      'export const f = (query: Query) => query.where("a", "=", 3).orderBy("b", "asc");',
    ].join("\n");
    expect(changesOf(text, "query")).toEqual([
      text.replace('.where("a", "=", 3)', ""),
      text.replace('.orderBy("b", "asc")', ""),
    ]);
    expect(changesOf(text, "string")).toEqual(
      [
        ['where("a"', 'where(""'],
        ['"=", 3', '"!=", 3'],
        ['orderBy("b"', 'orderBy(""'],
        ['"asc")', '"desc")'],
      ].map(([from = "", to = ""]) => text.replace(from, to)),
    );
  });

  it("is made in the words of SQL, not in what is put into them", () => {
    const text = [
      "declare function sql(parts: TemplateStringsArray, ...values: unknown[]): void;",
      "export const f = (a: boolean, b: number) => sql`delete from t where n < ${a && b} and m = 2 for update`;",
    ].join("\n");
    const words = changesOf(text, "sql").map((each) => each.slice(each.indexOf("where"), each.lastIndexOf("`")));
    expect(words).toEqual([
      "where n <= ${a && b} and m = 2 for update",
      "where n < ${a && b} or m = 2 for update",
      "where n < ${a && b} and m <> 2 for update",
      "where n < ${a && b} and m = 3 for update",
      "where n < ${a && b} and m = 2 ",
    ]);
  });

  it("touches no type, import, sentence, note for the operator or description", () => {
    const text = [
      'import type { A } from "./b.ts";',
      "export type Three = 3;",
      "interface Log { info(about: object, sentence: string): void; meta(about: object): void }",
      'export const f = (log: Log, a: A): string => { log.info({ n: 1 }, "x"); log.meta({ n: 2 }); return "Two words"; };',
    ].join("\n");
    const { compiler } = projectOf({ "a.ts": text, "b.ts": "export type A = 1;" });
    const found = mutationsOf("a.ts", compiler.sourceOf("a.ts")).map(({ kind, start }) => [
      kind,
      text.slice(start, start + 8),
    ]);
    expect(found).toEqual([
      ["statement", "log.info"],
      ["statement", "log.meta"],
    ]);
  });

  it("is refused where the compiler finds it", () => {
    const text = "export const f = (a?: string): string => (a === undefined ? '' : a);";
    expect(changesOf(text, "condition")).toEqual([]);
  });

  it("is shown by the lines that differ", () => {
    const text = "one();\nconst a =\n  1;\ntwo();";
    const change = { kind: "number", start: text.indexOf("1"), end: text.indexOf("1") + 1, text: "2" } as const;
    expect(linesOf(text, change)).toEqual({ before: "1;", after: "2;" });
  });
});

const mutation = (file: string, line: number, kind: Kind): Mutation => ({
  file,
  line,
  kind,
  start: line,
  end: line,
  text: "",
  probe: null,
});

describe("a sample", () => {
  const all = (some: readonly Mutation[]): Set<Mutation> => new Set(some);
  const many = Array.from({ length: 300 }, (_, nth) =>
    mutation("many.ts", nth, nth % 10 === 0 ? "negation" : "number"),
  );
  const few = Array.from({ length: 6 }, (_, nth) => mutation("few.ts", nth, "number"));
  const sample = (seed: number, isFit: (one: Mutation) => boolean = () => true) =>
    sampleOf([...many, ...few], 30, seededDice(seed), (some) => new Set(some.filter(isFit)));

  it("is the same for the same seed, and another for another", () => {
    expect(sample(1)).toEqual(sample(1));
    expect(sample(1)).not.toEqual(sample(2));
  });

  it("has something of each file and kind", () => {
    const taken = sample(1);
    expect(taken).toHaveLength(30);
    expect(taken.filter(({ file }) => file === "few.ts").length).toBeGreaterThanOrEqual(2);
    expect(taken.filter(({ kind }) => kind === "negation").length).toBeGreaterThanOrEqual(6);
  });

  it("has a line twice only when there is no other", () => {
    const twice = [...few, ...few];
    const lines = sampleOf(twice, 6, seededDice(1), all).map(({ line }) => line);
    expect(new Set(lines).size).toBe(6);
    expect(sampleOf(twice, 100, seededDice(1), all)).toHaveLength(12);
  });

  it("has nothing that does not fit", () => {
    expect(sample(1, ({ line }) => line % 2 === 0).every(({ line }) => line % 2 === 0)).toBe(true);
  });
});

it("places say that a run comes by, and change nothing else", () => {
  const text = [
    "export function f(a: number, b = [1]) {",
    "  if (a > 2) return a + 3;",
    "  return b.map((c) => c + 4);",
    "}",
    "const late = 5;",
  ].join("\n");
  const { compiler } = projectOf({ "a.ts": text });
  const all = mutationsOf("a.ts", compiler.sourceOf("a.ts")).filter(({ text: put }) => /^[2-6]$/.test(put));
  const numbered = all.map((each, nth) => [nth, each] as const);
  expect(numbered.map(([nth, { line }]) => [nth, line])).toEqual([
    [0, 1],
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 5],
    [7, 5],
  ]);
  expect(probedText(text, numbered).split("\n")).toEqual([
    "export function f(a: number, b = [1]) {",
    "  globalThis.redlineHit?.(0,1);if (a > 2) {globalThis.redlineHit?.(2,3);return a + 3;}",
    "  return b.map((c) => (globalThis.redlineHit?.(4,5),(c + 4)));",
    "}",
    "const late = 5;",
  ]);
});

describe("the tests for a change", () => {
  const test = (file: string, more: Partial<Candidate> = {}): Candidate => ({
    file,
    distance: 1,
    likeness: 0,
    ms: 1_000,
    noticed: 0,
    ...more,
  });

  it("begin with the near, the quick, the alike, and those that noticed something before", () => {
    const order = (...candidates: Candidate[]) => chosen(candidates, 60_000).map(({ file }) => file);
    expect(order(test("far", { distance: 2 }), test("near"))).toEqual(["near", "far"]);
    expect(order(test("slow", { ms: 2_000 }), test("quick"))).toEqual(["quick", "slow"]);
    expect(order(test("other"), test("alike", { likeness: 1 }))).toEqual(["alike", "other"]);
    expect(order(test("new"), test("noticed", { noticed: 1 }))).toEqual(["noticed", "new"]);
  });

  it("are as many as fit into the time, and three at least", () => {
    const ten = Array.from({ length: 10 }, (_, nth) => test(String(nth)));
    expect(chosen(ten, 5_000)).toHaveLength(5);
    expect(chosen(ten, 1)).toHaveLength(3);
  });
});

describe("what is said", () => {
  const outcome = (end: Outcome["end"]): Outcome => ({
    file: "shared/rules/a.ts",
    line: 3,
    kind: "number",
    before: "a = 1;",
    after: "a = 2;",
    end,
    by: null,
    ran: 2,
    reaching: 5,
  });
  const result = resultOf("shared/rules", 1, [
    outcome("lived"),
    outcome("killed"),
    outcome("unreached"),
    outcome("timed out"),
  ]);

  it("is each change that lived, and the share of them", () => {
    expect(summaryOf(result)).toBe(
      [
        "shared/rules/a.ts:3  number, lived: 2 of 5 test files ran\n  - a = 1;\n  + a = 2;",
        "shared/rules/a.ts:3  number, lived: no test comes by\n  - a = 1;\n  + a = 2;",
        "shared/rules: 50 % of 4 mutants live (1 killed, 1 timed out, 1 lived, 1 where no test comes by; seed 1).",
      ].join("\n\n"),
    );
  });

  it("is where a later run goes on, with each change whose lines are still there", () => {
    const text = "one();\nconst a = 1;\nconst b = 1;\n";
    const one = (from: string, put: string, of = text): Mutation => {
      const start = of.indexOf(from);
      return { file: "a.ts", line: 2, kind: "number", start, end: start + from.length, text: put, probe: null };
    };
    const changes = [
      ["a = 1", "a = 0"],
      ["a = 1", "a = 2"],
      ["b = 1", "b = 2"],
    ] as const;
    const outcomes = changes.map(([from, put], nth) => ({
      ...outcome(nth === 0 ? "lived" : "killed"),
      file: "a.ts",
      ...linesOf(text, one(from, put)),
    }));
    const kept = join(treeOf({ "kept.json": JSON.stringify(resultOf("shared", 1, outcomes)) }), "kept.json");
    const later = `zero();\n${text.replace("b = 1", "c = 1")}`;
    const all = [...changes.slice(0, 2).toReversed(), ["c = 1", "c = 2"] as const].map(([from, put]) =>
      one(from, put, later),
    );
    expect(triedBefore(kept, all, () => later)).toEqual([
      { mutation: all[1], outcome: outcomes[0] },
      { mutation: all[0], outcome: outcomes[1] },
    ]);
    expect(() => triedBefore(`${kept}.none`, all, () => later)).toThrow("run it without --again first");
  });

  it("is kept as a figure of the folder", () => {
    const kept = [
      { name: "mutants that live: shared/rules", value: 60, unit: "%" },
      { name: "other", value: 1, unit: "s" },
    ];
    expect(keptWith(kept, result)).toEqual([{ ...kept[0], value: 50 }, kept[1]]);
  });
});

it("a run tells what tests notice from what they don't, and leaves the tree as it was", async () => {
  const text = [
    "export const isAdult = (age: number): boolean => age >= 18;",
    "export const isOld = (age: number): boolean => age >= 65;",
    "export const isNobody = (age: number): boolean => age < 0;",
  ].join("\n");
  const { root, compiler } = projectOf({
    "shared/rules/age.ts": text,
    "tests/rules/age.test.ts": [
      'import { expect, it } from "vitest";',
      'import { isAdult, isOld } from "../../shared/rules/age.ts";',
      'it("is told", () => { expect(isAdult(18)).toBe(true); expect(isOld(70)).toBe(true); });',
    ].join("\n"),
    "tests/rules/other.test.ts": 'import { it } from "vitest";\nit("is red", () => { throw new Error("red"); });',
  });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  const file = "shared/rules/age.ts";
  const all = mutationsOf(file, compiler.sourceOf(file)).filter(({ kind }) => kind === "comparison");
  const run = new MutantRun({ root, isWithBrowsers: false, patienceMs: 10_000 }, all);
  expect(run.tests()).toEqual(["tests/rules/age.test.ts"]);
  const lane = await Lane.open(root, join(root, ".cache/lane"));
  onTestFinished(() => lane.close());
  expect(await run.measure(lane, join(root, ".cache/hits.tsv"), () => undefined)).toEqual([]);
  const outcomes = [await run.try(0, lane), await run.try(1, lane), await run.try(2, lane), await run.try(0, lane)];
  expect(outcomes.map(({ line, end, by }) => [line, end, by])).toEqual([
    [1, "killed", "tests/rules/age.test.ts: is told"],
    [2, "lived", null],
    [3, "unreached", null],
    [1, "killed", "tests/rules/age.test.ts: is told"],
  ]);
  expect(readFileSync(join(root, file), "utf8")).toBe(text);
});
