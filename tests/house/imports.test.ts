import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { roomOf, SERVER_ORDER, wrongWay } from "./floors.ts";
import { importsOf, IS_CODE, loadsUnreadable } from "./imports-of.ts";

const root = join(import.meta.dirname, "../..");

const SHARED_WITH_CLIENT = [
  "shared/rules",
  "shared/contracts",
  "shared/content",
  "shared/format",
  "shared/units.ts",
  "shared/ids.ts",
];
/** What the pages of the client share, the lowest first: a folder may import those above it in this list, and itself. */
const CLIENT_ORDER = [
  "client/browser",
  "client/net",
  "client/sound",
  "client/art",
  "client/ui",
  "client/ads",
  "client/session",
  "client/data",
  "client/buying",
  "client/realtime",
  "client/social",
  "client/notices",
  "client/scene",
  "client/celebration",
  "client/shell",
];
const NODE_COMMON = ["game-server/cluster", "game-server/colyseus"];
const RACE_COMMON = ["client/race/discipline.ts", "client/race/session", "client/race/screen"];

/** What each folder may import besides packages and itself. The longest name that fits a file decides. */
const TABLE: Record<string, readonly string[]> = {
  "shared/content": ["shared/units.ts", "shared/ids.ts"],
  "shared/format": ["shared/units.ts"],
  "shared/rules": ["shared/content", "shared/format", "shared/units.ts", "shared/ids.ts"],
  "shared/contracts": [
    "shared/rules",
    "shared/content",
    "shared/format",
    "shared/refusal.ts",
    "shared/units.ts",
    "shared/ids.ts",
  ],
  "shared/server": ["shared", "package.json"],
  api: ["shared"],
  "game-server": ["shared"],
  "game-server/colyseus": ["shared"],
  "game-server/cluster": ["game-server/colyseus", "shared"],
  "game-server/race": [...NODE_COMMON, "shared"],
  "game-server/lobby": ["game-server/race", ...NODE_COMMON, "shared"],
  "game-server/friend-lobby": ["game-server/race", ...NODE_COMMON, "shared"],
  "game-server/drop-in": ["game-server/race", ...NODE_COMMON, "shared"],
  "game-server/presence": ["game-server/friend-lobby", ...NODE_COMMON, "shared"],
  workers: ["shared"],
  "client/race": [...CLIENT_ORDER, ...SHARED_WITH_CLIENT],
  "client/race/session": ["client/race/discipline.ts", ...CLIENT_ORDER, ...SHARED_WITH_CLIENT],
  "client/race/screen": [...RACE_COMMON, ...CLIENT_ORDER, ...SHARED_WITH_CLIENT],
  "client/race/friend-lobby": [...RACE_COMMON, ...CLIENT_ORDER, ...SHARED_WITH_CLIENT],
  "client/race/classroom": [...RACE_COMMON, ...CLIENT_ORDER, ...SHARED_WITH_CLIENT],
  // Typing and math know nothing of each other: neither's script is loaded for the other.
  "client/race/typing": ["client/race/friend-lobby", ...RACE_COMMON, ...CLIENT_ORDER, ...SHARED_WITH_CLIENT],
  "client/race/certificate": [
    "client/race/session",
    "client/race/typing/keyboard",
    ...CLIENT_ORDER,
    ...SHARED_WITH_CLIENT,
  ],
  "client/race/math": ["client/race/friend-lobby", ...RACE_COMMON, ...CLIENT_ORDER, ...SHARED_WITH_CLIENT],
  "client/teachers": ["client/race/session", ...CLIENT_ORDER, ...SHARED_WITH_CLIENT],
  "client/drop-in": [
    "client/race/session",
    "client/race/typing",
    "client/race/math",
    ...CLIENT_ORDER,
    ...SHARED_WITH_CLIENT,
  ],
  client: SHARED_WITH_CLIENT,
};

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(join(root, path)).isDirectory()) return filesIn(path);
    return IS_CODE.test(name) ? [path] : [];
  });

const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
const namedIn = (file: string): string[] => importsOf(file, textOf(file));

const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

function allowedFor(file: string): readonly string[] {
  const feature = /^client\/features\/[^/]+/.exec(file)?.[0];
  if (feature) return [feature, "client/race", ...CLIENT_ORDER, ...SHARED_WITH_CLIENT];
  const place = CLIENT_ORDER.findIndex((folder) => isUnder(file, folder));
  if (place !== -1) return [...CLIENT_ORDER.slice(0, place + 1), ...SHARED_WITH_CLIENT];
  const own = Object.keys(TABLE)
    .filter((folder) => isUnder(file, folder))
    .toSorted((one, other) => other.length - one.length)[0];
  return own === undefined ? [] : [own, ...(TABLE[own] ?? [])];
}

describe("the rooms of the house", () => {
  const files = ["shared", "api", "game-server", "workers", "client"]
    .flatMap(filesIn)
    .filter((file) => file.split("/").length > 2 || !file.startsWith("shared/"));

  it("finds the source files", () => expect(files.length).toBeGreaterThan(50));

  it("give every folder of the client its place", () => {
    const folders = readdirSync(join(root, "client"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !["dev", "public"].includes(entry.name))
      .map(({ name }) => `client/${name}`);
    expect(folders.toSorted()).toEqual(
      [
        ...CLIENT_ORDER,
        "client/race",
        "client/features",
        "client/pages",
        "client/teachers",
        "client/drop-in",
      ].toSorted(),
    );
  });

  it("import only what the table allows", () => {
    const wrong = files.flatMap((file) =>
      namedIn(file)
        .filter((target) => !allowedFor(file).some((folder) => isUnder(target, folder)))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it("give every folder of the server its floor, and no floor to what isn't there", () => {
    const rooms = new Set(files.flatMap((file) => roomOf(file) ?? []));
    expect([...rooms].toSorted()).toEqual([...SERVER_ORDER.flat(), "database.ts"].toSorted());
  });

  it("lead from floor to floor of the server one way only", () => {
    const wrong = files.flatMap((file) => namedIn(file).flatMap((target) => wrongWay(file, target) ?? []));
    expect(wrong).toEqual([]);
  });

  it("notice one import the wrong way across each border, and between neighbours of one floor", () => {
    const all = SERVER_ORDER.flat();
    const path = (room: string) => (room.endsWith(".ts") ? `shared/server/${room}` : `shared/server/${room}/some.ts`);
    for (const [nth, room] of all.entries()) {
      for (const upper of all.slice(nth + 1)) {
        expect(wrongWay(path(room), path(upper))).toBe(`${path(room)} → ${path(upper)}`);
        expect(wrongWay(path(upper), path(room))).toBeUndefined();
      }
      expect(wrongWay(path(room), path(room))).toBeUndefined();
      expect(wrongWay(path(room), path("attic"))).toBe("attic has no floor");
      expect(wrongWay(path("attic"), path(room))).toBe("attic has no floor");
    }
  });

  it.each([
    'import { grant } from "../economy/grant.ts";',
    "import { grant } from '../economy/grant.ts';",
    'import {\n  grant,\n} from\n  "../economy/grant.ts";',
    'import "../economy/grant.ts";',
    'import type { Grant } from "../economy/grant.ts";',
    'type Grant = import("../economy/grant.ts").Grant;',
    'export * from "../economy/grant.ts";',
    'export { grant as give } from "../economy/grant.ts";',
    'const late = () => import("../economy/grant.ts");',
    "const late = () => import(`../economy/grant.ts`);",
    'const late = () => import(/* later */ "../economy/grant.ts");',
    'const old = createRequire(import.meta.url)("../economy/grant.ts");',
    'const path = new URL("../economy/grant.ts", import.meta.url);',
    'export { grant } from "../../../shared/server/economy/grant.ts";',
    'export { grant } from "#shared/server/economy/grant.ts";',
    'export { grant } from "#shared/server/players/../economy/grant.ts";',
    'export { grant } from "./../economy/./grant.ts";',
  ])("notice %s", (source) => {
    const file = "shared/server/players/some.ts";
    expect(importsOf(file, source).flatMap((target) => wrongWay(file, target) ?? [])).toEqual([
      `${file} → shared/server/economy/grant.ts`,
    ]);
  });

  it("have no other short name for a path than that of what is shared", () => {
    const { imports } = JSON.parse(textOf("package.json")) as { readonly imports: object };
    expect(imports).toEqual({ "#shared/*": "./shared/*" });
    expect(textOf("tsconfig.json")).not.toMatch(/"(?:paths|baseUrl|rootDirs)"/);
  });

  it("load nothing on the server by a name that nobody can read, but migrations and the packaged database", () => {
    expect(loadsUnreadable("const late = (file) => import(file);")).toBe(true);
    expect(loadsUnreadable('const late = () => import(/* later */ "./some.ts");')).toBe(false);
    const unreadable = files.filter((file) => !isUnder(file, "client") && loadsUnreadable(textOf(file)));
    expect(unreadable.toSorted()).toEqual([
      "shared/server/platform/postgres/migrations.ts",
      "shared/server/platform/postgres/packaged.ts",
    ]);
  });

  it("pass nothing but types through the list of all tables, which everybody may import", () => {
    const statements = textOf("shared/server/database.ts").matchAll(/^(?:import|export) \S+/gm);
    expect(new Set([...statements].map(([statement]) => statement))).toEqual(
      new Set(["import type", "export interface"]),
    );
  });

  it("know no circle on the server: no file needs itself by way of others", () => {
    const needs = new Map(files.filter((file) => !isUnder(file, "client")).map((file) => [file, namedIn(file)]));
    // What needs nothing that is left goes, until only circles and what needs them are there.
    for (let before = 0; before !== needs.size;) {
      before = needs.size;
      for (const [file, targets] of needs) if (!targets.some((target) => needs.has(target))) needs.delete(file);
    }
    expect([...needs.keys()]).toEqual([]);
  });

  it("never bring a server's packages to the browser", () => {
    const serverOnly = /from "(pg|kysely|express|bullmq|ioredis|pino|@colyseus\/core|node:[^"]+)"/;
    const wrong = files
      .filter((file) => /^(client|shared\/(rules|content|contracts|format))\//.test(file))
      .filter((file) => serverOnly.test(textOf(file)));
    expect(wrong).toEqual([]);
  });

  it("stay small: no file over 250 lines but content", () => {
    const long = files
      .filter((file) => !file.startsWith("shared/content/"))
      .map((file) => ({ file, lines: textOf(file).split("\n").length }))
      .filter(({ lines }) => lines > 251);
    expect(long).toEqual([]);
  });
});
