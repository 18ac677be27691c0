import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Child } from "../../scripts/cluster/child.ts";
import { processSettings } from "./process-settings.ts";

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
  const settings = { ...(await processSettings(dataDir)), ...env };
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
