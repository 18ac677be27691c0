import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { limitsDocument } from "#shared/contracts/limits-document.ts";
import { realtimeDocument } from "#shared/contracts/realtime/document.ts";
import { SCHEMA_FILE } from "#shared/contracts/realtime/message-list.ts";
import { realtimeSchemas } from "#shared/contracts/realtime/schemas.ts";
import { settingsExample } from "#shared/server/platform/settings-example.ts";

import { economyDocument } from "../../scripts/economy/document.ts";

describe("the documents made from contracts and rules", () => {
  it.each([
    ["realtime.md", realtimeDocument],
    [SCHEMA_FILE, realtimeSchemas],
    ["limits.md", limitsDocument],
    ["economy.md", economyDocument],
    ["../.env.example", settingsExample],
  ])("say in %s what those say now (`npm run docs` writes them)", (file, document) => {
    const stored = readFileSync(join(import.meta.dirname, "../../docs", file), "utf8");
    expect(stored).toBe(document());
  });
});
