import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import react from "@vitejs/plugin-react";
import sirv from "sirv";
import { build } from "vite";

import { listen } from "#shared/server/platform/listen.ts";
import { closeInOrder, type OnClose } from "#shared/server/platform/process.ts";

const CLIENT = join(import.meta.dirname, "../../client");

/** The page `/dev/ui` with every part in every state, built into a folder of its own and served on a free port. */
export interface PartsPage {
  readonly url: string;
  close(): Promise<void>;
}

export async function startPartsPage(): Promise<PartsPage> {
  const outDir = await mkdtemp(join(tmpdir(), "redline-parts-"));
  await build({
    configFile: false,
    root: join(CLIENT, "dev"),
    publicDir: join(CLIENT, "public"),
    plugins: [react()],
    logLevel: "error",
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 2_000 },
  });
  const closes: Parameters<OnClose>[0][] = [];
  const pages = sirv(outDir, { single: true });
  const server = createServer((req, res) => pages(req, res));
  const port = await listen(server, 0, "127.0.0.1", (close) => void closes.push(close));
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      await closeInOrder(closes);
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
