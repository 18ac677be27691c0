import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const textOf = (name: string): string => readFileSync(join(ROOT, name), "utf8");
const found = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, first = ""]) => first);

const compose = textOf("docker-compose.yml");
const proxy = textOf("Caddyfile");
const services = found(compose, /^ {2}([\w-]+): ?[&*\w]*$/gm);
const nodes = services.filter((name) => name.startsWith("node-"));

it("every process of the containers is a file of the project", () => {
  const files = found(compose, /command: \["([^"]+\.ts)"\]/g);
  expect(files).toHaveLength(4);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

it("the unit starts a file of the project, and gives it the time that a drain takes", () => {
  const unit = textOf("redline.service");
  const [file = ""] = found(unit, /^ExecStart=\S+ node (\S+)$/gm);
  expect(existsSync(join(ROOT, file))).toBe(true);
  expect(Number(found(unit, /^TimeoutStopSec=(\d+)$/gm)[0])).toBeGreaterThan(120);
  expect(unit).toMatch(/^KillMode=mixed$/m);
});

it("every process has the settings of .env, and nobody publishes that file", () => {
  const shared = /^x-redline:[^]*?(?=^\S+-?\w*: )/m.exec(compose)?.[0] ?? "";
  expect(shared).toContain("env_file: [{ path: .env, required: false }]");
  expect(found(compose, /env_file/g)).toHaveLength(1);
  for (const list of [".gitignore", ".dockerignore"]) expect(textOf(list).split("\n")).toContain(".env");
});

it("the proxy leads to every node under the address that the node gives for itself", () => {
  expect(nodes.length).toBeGreaterThan(1);
  expect(found(compose, /NODE_ADDRESS: "\S+(\/node\/\d+)"/g)).toEqual(
    nodes.map((name) => `/${name.replace("-", "/")}`),
  );
  for (const name of nodes) {
    expect(proxy).toContain(`handle_path /${name.replace("-", "/")}/* {\n\t\treverse_proxy ${name}:3000\n`);
  }
});

it("joins go to any node, everything else to any API", () => {
  const upstreams = found(proxy, /reverse_proxy ([^{\n]+) \{/g);
  const apis = services.filter((name) => name.startsWith("api-"));
  expect(upstreams).toEqual([nodes, apis].map((names) => names.map((name) => `${name}:3000`).join(" ")));
});

it("jobs have a Redis of their own, which writes down what it has, and finished races a place that outlives their node", () => {
  const [, queue = ""] = /QUEUE_REDIS_URL: redis:\/\/([\w-]+):/.exec(compose) ?? [];
  expect(services).toContain(queue);
  expect(compose).not.toContain(` REDIS_URL: redis://${queue}:`);
  const [, settings = ""] = new RegExp(`^ {2}${queue}:\\n((?: {4}.*\\n)+)`, "m").exec(compose) ?? [];
  expect(settings).toMatch(/"--appendonly", "yes"/);
  expect(settings).toMatch(/volumes: \["jobs:\/data"\]/);
  expect(compose).toMatch(/volumes: \["unsettled:\/data"\]/);
  expect(textOf("Dockerfile")).toContain("DATA_DIR=/data");
});
