import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";
import { z } from "zod";

import { NOTIFICATIONS } from "#shared/contracts/notifications.ts";
import { CLASSROOM_MESSAGES } from "#shared/contracts/realtime/classroom.ts";
import { DROP_IN_MESSAGES } from "#shared/contracts/realtime/drop-in.ts";
import { FRIEND_LOBBY_MESSAGES } from "#shared/contracts/realtime/friend-lobby.ts";
import { LOBBY_MESSAGES } from "#shared/contracts/realtime/lobby.ts";
import { MATH_RACE_MESSAGES } from "#shared/contracts/realtime/math-race.ts";
import { PRESENCE_MESSAGES } from "#shared/contracts/realtime/presence.ts";
import { RACE_MESSAGES } from "#shared/contracts/realtime/race.ts";
import { JOBS } from "#shared/server/platform/jobs/jobs.ts";

const ROOT = join(import.meta.dirname, "../..");
const ROOMS = {
  CLASSROOM_MESSAGES,
  DROP_IN_MESSAGES,
  FRIEND_LOBBY_MESSAGES,
  LOBBY_MESSAGES,
  MATH_RACE_MESSAGES,
  PRESENCE_MESSAGES,
  RACE_MESSAGES,
};

/** What two versions read of each other, by name: messages of rooms, jobs, stored notifications. */
const SHAPES: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(
    Object.entries(ROOMS).flatMap(([room, { sent, received }]) =>
      [...Object.entries(sent), ...Object.entries(received)].map(([type, shape]) => [`${room} ${type}`, shape]),
    ),
  ),
  ...Object.fromEntries(Object.entries(JOBS).map(([name, { data }]) => [`the job ${name}`, data])),
  ...Object.fromEntries(Object.entries(NOTIFICATIONS).map(([kind, data]) => [`the notification ${kind}`, data])),
};

/** Whether a field that it doesn't know makes a shape, or one within it, refuse the whole. */
const isStrict = (shape: z.ZodType): boolean =>
  JSON.stringify(z.toJSONSchema(shape, { io: "input", unrepresentable: "any" })).includes(
    '"additionalProperties":false',
  );

/** Files of the server that read shapes of their own: tickets, tokens, stored JSON. Settings and the heads of posts are a person's, who may misspell one. */
const strictSources = (): readonly string[] =>
  globSync(["shared/server/**/*.ts", "shared/contracts/realtime/*.ts", "{api,game-server,workers}/**/*.ts"], {
    cwd: ROOT,
  }).filter((file) => /strictObject|\.strict\(/.test(readFileSync(join(ROOT, file), "utf8")));

describe("what two versions read of each other", () => {
  it("may have fields that only the other one knows", () => {
    expect(Object.keys(SHAPES).filter((name) => isStrict(SHAPES[name] as z.ZodType))).toEqual([]);
    expect(strictSources().toSorted()).toEqual([
      "shared/server/news/front-matter.ts",
      "shared/server/platform/config/sign-in.ts",
    ]);
  });

  it.each([
    ["at once", z.strictObject({ path: z.string() })],
    ["within", z.object({ options: z.strictObject({}).optional() })],
    ["in a list", z.object({ all: z.array(z.union([z.string(), z.strictObject({ a: z.int() })])) })],
    ["refined", z.strictObject({ a: z.int() }).refine(({ a }) => a > 0)],
  ])("is noticed where it would refuse them: %s", (_where, shape) => {
    expect(isStrict(shape)).toBe(true);
  });
});
