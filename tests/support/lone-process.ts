import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Child } from "../../scripts/cluster/child.ts";
import { newDatabase } from "./database.ts";
import { TEST_SECRETS_KEY } from "./vault.ts";

/** One process of a cluster, alone on a database of its own. */
export interface LoneProcess {
  readonly url: string;
  readonly child: Child;
  /** The lines that it has printed since it was ready. */
  readonly said: readonly string[];
  close(): Promise<void>;
}

export async function startLoneProcess(file: string, env: Record<string, string> = {}): Promise<LoneProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), "redline-lone-"));
  const said: string[] = [];
  const settings = {
    NODE_ENV: "production",
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    DATABASE_URL: await newDatabase(),
    SECRETS_KEY: TEST_SECRETS_KEY,
    TRUST_PROXY: "1",
    ...env,
  };
  const child = await Child.start("alone", file, settings, (line) => void said.push(line.replace("alone: ", "")));
  return {
    url: `http://127.0.0.1:${child.port}`,
    child,
    said,
    async close() {
      await child.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
