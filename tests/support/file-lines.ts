import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";

import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from "vitest/node";

/** How a test file ended. */
interface FileResult {
  /** Its path in the project. */
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** From its import to its last hook. */
  readonly seconds: number;
  /** Processor time of its worker and of the programs that it started, where the system tells; not that of the database. */
  readonly processorSeconds: number | undefined;
  /** What the failed ones said. */
  readonly said: readonly string[];
}

interface Options {
  /** Where all results are kept. */
  readonly outputFile: string;
}

/** A line for each file as it ends, and what is red at once and whole: two runs may share a terminal. */
export class FileLines implements Reporter {
  readonly #outputFile: string;
  #vitest: Vitest | undefined;
  #files: FileResult[] = [];

  constructor({ outputFile }: Options) {
    this.#outputFile = outputFile;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== "failed") return;
    this.#say(`✗ ${this.#nameOf(test.module)} > ${test.fullName}`);
    this.#sayErrors(test.result().errors ?? []);
  }

  onTestModuleEnd(module: TestModule): void {
    const { errors, file } = this.#resultOf(module);
    this.#files.push(file);
    const { name, passed, failed, seconds } = file;
    const count = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
    this.#say(`${failed > 0 ? "✗" : "✓"} ${name}: ${count} (${seconds.toFixed(1)} s)`);
    this.#sayErrors(errors);
  }

  onTestRunEnd(_modules: readonly TestModule[], problems: readonly SerializedError[]): void {
    if (problems.length > 0) this.#say("✗ outside of tests");
    this.#sayErrors(problems);
    mkdirSync(dirname(this.#outputFile), { recursive: true });
    writeFileSync(this.#outputFile, JSON.stringify({ files: this.#files, problems: problems.length }));
  }

  #resultOf(module: TestModule) {
    const tests = [...module.children.allTests()];
    const red = tests.filter((test) => test.result().state !== "passed");
    const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
    const errors = [...module.errors(), ...suites];
    const { collectDuration, duration } = module.diagnostic();
    const file: FileResult = {
      name: this.#nameOf(module),
      passed: tests.length - red.length,
      failed: red.length || (module.ok() && tests.length > 0 ? 0 : 1),
      seconds: (collectDuration + duration) / 1_000,
      processorSeconds: module.meta().processorSeconds,
      said: [...red.flatMap((test) => [test.fullName, ...wordsOf(test.result().errors ?? [])]), ...wordsOf(errors)],
    };
    return { errors, file };
  }

  #nameOf(module: TestModule): string {
    return relative(this.#vitest?.config.root ?? "", module.moduleId);
  }

  #say(line: string): void {
    this.#vitest?.logger.log(line);
  }

  #sayErrors(errors: readonly SerializedError[]): void {
    for (const error of errors) this.#vitest?.logger.printError(error);
  }
}

const wordsOf = (errors: readonly SerializedError[]): string[] =>
  errors.map(({ message, stack, diff }) => [stack ?? message, diff].filter(Boolean).join("\n"));
