import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import type { Connection } from "#shared/server/platform/postgres/connection.ts";

import { startCluster, type TestCluster } from "../support/cluster.ts";
import { connectPatiently } from "../support/database.ts";
import { typeAsPerson } from "../support/person-racer.ts";
import { atOnce } from "../support/players.ts";
import { joinRace, settledOf } from "../support/racer.ts";
import { ownSources, type Sources } from "../support/released-sources.ts";
import { newRacer } from "../support/visitor.ts";

const RACERS = 8;
const SLOWLY = { timeout: 120_000, interval: 200 };

let test: TestCluster;
let connection: Connection;
let earlier: Sources;
beforeAll(async () => {
  earlier = ownSources();
  const catalog = join(earlier.root, "shared/content/texts/catalog.ts");
  const all = readFileSync(catalog, "utf8").replace("export const TEXTS", "const ALL");
  writeFileSync(catalog, `${all}\nexport const TEXTS = ALL.slice(0, 2);\n`);
  // The node of this version has the lobby, and no worker has all texts.
  test = await startCluster({ nodes: 1 });
  connection = connectPatiently(test.databaseUrl);
  await Promise.all([test.cluster.addNode(earlier.root), test.cluster.addWorkers(earlier.root)]);
});
afterAll(async () => {
  await connection.db.destroy();
  await test.close();
  earlier.remove();
});

it(
  "races on texts that only the newer of two versions has are made where they are known, and paid by whichever pays them",
  { timeout: 300_000 },
  async () => {
    const { cluster } = test;
    const names = Array.from({ length: RACERS }, (_each, nth) => `Fewer_${nth}`);
    const visitors = await atOnce(
      names.map((name) => () => newRacer(cluster, name)),
      RACERS,
    );
    // One after the other: each has a table of its own, and the node with fewer races is asked first.
    const driven: Promise<unknown>[] = [];
    for (const { token } of visitors) {
      const racer = await joinRace(cluster.url, token);
      expect(racer.room.state.text).not.toBe("");
      driven.push(typeAsPerson(racer, driven.length + 1), settledOf(racer));
    }
    await Promise.all(driven);
    const due = () => connection.db.selectFrom("race_rewards").select("state").where("state", "!=", "paid").execute();
    await expect.poll(due, SLOWLY).toEqual([]);
    const paid = await connection.db.selectFrom("race_rewards").select("user_id").execute();
    expect(paid).toHaveLength(RACERS);
    expect(test.said.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([]);
  },
);
