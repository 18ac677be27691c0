import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { builtClient } from "../api/pages.ts";
import { startProduct } from "../product.ts";
import { readConfig } from "../shared/server/platform/config.ts";
import { closeInOrder, type OnClose } from "../shared/server/platform/process.ts";
import type { Services } from "../shared/server/services.ts";

export interface OwnProduct {
  readonly url: string;
  readonly services: Services;
}

/** Runs the built product in this process, with a throw-away database. */
export async function withOwnProduct(look: (product: OwnProduct) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "redline-screens-"));
  const config = readConfig({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "error", TRUST_PROXY: "1" });
  const closes: Parameters<OnClose>[0][] = [];
  const onClose: OnClose = (close) => void closes.push(close);
  try {
    const { services, port } = await startProduct(config, onClose, {
      migrates: true,
      waits: true,
      works: false,
      pages: () => builtClient(config),
    });
    await look({ url: `http://127.0.0.1:${port}`, services });
  } finally {
    await closeInOrder(closes);
    await rm(dataDir, { recursive: true, force: true });
  }
}
