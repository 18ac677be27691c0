import { join, relative } from "node:path";

import {
  BaseSequencer,
  createVitest,
  type CliOptions,
  type Reporter,
  type TestModule,
  type TestSpecification,
} from "vitest/node";

import { PATIENCE } from "../../tests/support/times.ts";
import type { LaneSettings, Order, Word } from "./lane-messages.ts";

// One process that runs test files in a copy of the tree, as often as it is told to, with what it has already compiled.
const settings = JSON.parse(process.argv[2] ?? "{}") as LaneSettings;
const { root } = settings;
let order: readonly string[] = [];

/** In the order given: the likeliest to fail first. */
class AsOrdered extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => order.indexOf(relative(root, moduleId));
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

const say = (word: Word): void => void process.send?.(word);

const reporter: Reporter = {
  onTestModuleEnd: (module) => {
    const { duration, collectDuration } = module.diagnostic();
    const result = {
      file: relative(root, module.moduleId),
      ms: duration + collectDuration,
      failure: failureOf(module),
    };
    say({ is: "file", result });
  },
};

const config: CliOptions = {
  config: false,
  root,
  watch: false,
  include: ["tests/**/*.test.{ts,tsx}"],
  setupFiles: [join(import.meta.dirname, "test-file.ts")],
  isolate: false,
  maxWorkers: settings.workers,
  bail: settings.stopsAtFirst ? 1 : 0,
  reporters: [reporter],
  sequence: { sequencer: AsOrdered },
  silent: true,
  ...PATIENCE,
};

// Whoever gave the orders is gone: so are the workers, and what the tests started.
process.on("disconnect", () => process.kill(-process.pid, "SIGKILL"));

const vitest = await createVitest(config);
vitest.getRootProject().provide("postgresUrl", settings.postgresUrl);
await vitest.standalone();
process.on("message", (message) => void run(message as Order));
say({ is: "ready" });

async function run({ files, changed }: Order): Promise<void> {
  order = files;
  for (const file of changed) vitest.invalidateFile(join(root, file));
  const specifications = files.map((file) => vitest.getRootProject().createSpecification(join(root, file)));
  try {
    const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
    say({ is: "done", trouble: unhandledErrors.length > 0 ? messageOf(unhandledErrors[0]) : null });
  } catch (error) {
    say({ is: "done", trouble: messageOf(error) });
  }
}

function failureOf(module: TestModule): string | null {
  if (module.ok()) return null;
  for (const test of module.children.allTests("failed")) return test.fullName;
  return messageOf(module.errors()[0] ?? "it could not be run");
}

function messageOf(error: unknown): string {
  const message = typeof error === "object" && error !== null && "message" in error ? error.message : error;
  return String(message).split("\n")[0] ?? "";
}
