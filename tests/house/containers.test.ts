import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { FIXED_IN_CONTAINERS } from "#shared/server/platform/config/example.ts";
import { endsWithin } from "#shared/server/platform/process.ts";

import { DRAINS_WITHIN } from "../../game-server/race/drain-times.ts";

const ROOT = join(import.meta.dirname, "../..");
const textOf = (name: string): string => readFileSync(join(ROOT, name), "utf8");
const found = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, first = ""]) => first);

const ENDS_WITHIN = endsWithin(DRAINS_WITHIN) / 1_000;

const compose = textOf("docker-compose.yml");
const proxy = textOf("Caddyfile");
const services = found(compose, /^ {2}([\w-]+): ?[&*\w]*$/gm);
const [project = ""] = found(compose, /^name: (\w+)$/gm);

it("nothing outside ends a process before its races are over, and the documents say how long that takes", () => {
  const [usual, ofNodes] = found(compose, /stop_grace_period: (\d+)s/g).map(Number);
  expect(usual).toBeGreaterThan(endsWithin() / 1_000);
  expect(ofNodes).toBeGreaterThan(ENDS_WITHIN);
  const drainsWithin = DRAINS_WITHIN / 1_000;
  expect(textOf("docs/operations.md").replace(/\s+/g, " ")).toContain(
    `after ${drainsWithin} seconds, longer than any race, it ends what still runs, with the results of those who finished, and exits within ${ENDS_WITHIN - drainsWithin} more`,
  );
  expect(drainsWithin).toBe(4 * 60);
  for (const name of ["docs/operations.md", "game-server/README.md"])
    expect(textOf(name)).toContain("four minutes at the most");
});

it("every process of the containers is a file of the project", () => {
  const files = found(compose, /command: \["([^"]+\.ts)"\]/g);
  expect(files).toHaveLength(4);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

it("the unit starts a file of the project, and gives it the time that a drain takes", () => {
  const unit = textOf("redline.service");
  const [file = ""] = found(unit, /^ExecStart=\S+ node (\S+)$/gm);
  expect(existsSync(join(ROOT, file))).toBe(true);
  expect(Number(found(unit, /^TimeoutStopSec=(\d+)$/gm)[0])).toBeGreaterThan(ENDS_WITHIN);
  expect(unit).toMatch(/^KillMode=mixed$/m);
});

it("every process has the settings of .env but for those that are said to be fixed, and nobody publishes that file", () => {
  const shared = /^x-redline:[^]*?(?=^services:)/m.exec(compose)?.[0] ?? "";
  expect(shared).toContain("env_file: [{ path: .env, required: false }]");
  expect(found(compose, /env_file/g)).toHaveLength(1);
  const given = Array.from(compose.matchAll(/^ {4}([A-Z_]+): (.*)$/gm), ([, name = "", value = ""]) => [name, value]);
  const ofProcesses = given.slice(
    0,
    given.findIndex(([name]) => name === "POSTGRES_USER"),
  );
  const fixed = ofProcesses.filter(([name, value]) => value?.includes(`\${${name}:`) !== true).map(([name]) => name);
  expect([...fixed, "NODE_ADDRESS"]).toEqual(FIXED_IN_CONTAINERS);
  const variables = found(compose, /\$\{([A-Z_]+)/g);
  const example = found(textOf(".env.example"), /^# ([A-Z_]+)=/gm);
  expect(variables.filter((name) => !example.includes(name))).toEqual([]);
  for (const list of [".gitignore", ".dockerignore"]) expect(textOf(list).split("\n")).toContain(".env");
});

it("a node gives the id of its container for its address, and the proxy leads there and to nothing else", () => {
  expect(found(compose, /NODE_ADDRESS: "\S+(\/node\/\S+)"/g)).toEqual(["/node/{host}"]);
  const [pattern = ""] = found(proxy, /path_regexp node (\S+)/g);
  const path = new RegExp(pattern);
  expect(path.exec("/node/0123456789ab/process/room")?.[1]).toBe("0123456789ab");
  for (const host of [
    "postgres",
    "redline-api-1",
    "example.org",
    "127.0.0.1",
    "0123456789ab.example.org",
    "0123456789a",
  ])
    expect([host, path.test(`/node/${host}/x`)]).toEqual([host, false]);
  expect(proxy).toContain("uri strip_prefix /node/{re.node.1}\n\t\treverse_proxy {re.node.1}:3000\n");
});

it.each([
  ["node", 12],
  ["api", 6],
])(
  "of the service %s the proxy finds up to %i, and asks whether they are open, not for what they share",
  (service, most) => {
    expect(services).toContain(service);
    const names = Array.from({ length: most }, (_, nth) => `${project}-${service}-${nth + 1}:3000`);
    expect(found(proxy, /health_uri (\S+)/g)).toEqual(["/openz"]);
    expect(proxy).toContain(`reverse_proxy ${names.join(" ")} {\n\t\t\timport open\n`);
    const [replicas] = found(
      compose,
      new RegExp(`^ {2}${service}:\n(?: {4}.*\n)*? {4}deploy: \\{ replicas: (\\d+) \\}`, "gm"),
    );
    expect(Number(replicas)).toBeGreaterThan(1);
    expect(Number(replicas)).toBeLessThan(most);
  },
);

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
