import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { expect } from "vitest";

import type { Dice } from "#shared/rules/chance.ts";
import type { TableTimes } from "#shared/rules/race/numbers.ts";
import { readConfig } from "#shared/server/platform/config.ts";
import { closeInOrder, type OnClose } from "#shared/server/platform/process.ts";
import type { Services } from "#shared/server/services.ts";
import { minutes } from "#shared/units.ts";

import { builtClient, type Pages } from "../../api/pages.ts";
import type { NodeOptions } from "../../game-server/node.ts";
import { startProduct as startWhole } from "../../product.ts";
import { newDatabase } from "./database.ts";
import { diceOf } from "./dice.ts";
import { TEST_SECRETS_KEY } from "./vault.ts";

/** The product on a free port of this machine, with a database of its own. */
export interface Product {
  readonly url: string;
  readonly services: Services;
  readonly dataDir: string;
  close(): Promise<void>;
}

/** Tables that wait until so many people have come, as quickly as the machine lets them. */
export const tablesOf = (people: number): { -readonly [key in keyof TableTimes]: TableTimes[key] } => ({
  quietMs: minutes(2),
  mostMs: minutes(2),
  people,
});

export interface ProductOptions extends NodeOptions {
  /** Serves the built client too. */
  readonly withClient?: boolean;
  /** Serves these pages instead. */
  readonly pages?: Pages;
  /** Runs the background jobs too: emails are sent. */
  readonly withWorkers?: boolean;
  /** What falls in it: in a box, for guests, in races. */
  readonly dice?: Dice;
  readonly env?: Record<string, string>;
}

const started = new Map<string, number>();
/** Each product of a test file has dice of its own. */
function nextDice(): Dice {
  const { testPath = "" } = expect.getState();
  const nth = (started.get(testPath) ?? 0) + 1;
  started.set(testPath, nth);
  return diceOf(`${basename(testPath)}, product ${nth}`);
}

const noPages: Pages = (_req, res) => void res.status(404).end();

export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), "redline-data-"));
  const config = readConfig({
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    LOG_LEVEL: "fatal",
    TRUST_PROXY: "1",
    DATABASE_URL: await newDatabase(),
    SECRETS_KEY: TEST_SECRETS_KEY,
    ...options.env,
  });
  const closes: Parameters<OnClose>[0][] = [];
  const onClose: OnClose = (close) => void closes.push(close);
  const { services, port } = await startWhole(config, onClose, {
    migrates: false,
    works: options.withWorkers === true,
    pages: () => options.pages ?? (options.withClient === true ? builtClient(config) : noPages),
    dice: options.dice ?? nextDice(),
    tableTimes: options.tableTimes,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    services,
    dataDir,
    async close() {
      await closeInOrder(closes);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
