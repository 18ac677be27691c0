import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs the built product with a throw-away database. */
export async function withBuiltProduct(site: string, look: (url: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "redline-screens-"));
  const env = { ...process.env, SITE: site, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "error", NODE_ENV: "production" };
  const product = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    product.stdout.on("data", (chunk: Buffer) => {
      const ready = /http:\S+/.exec(chunk.toString())?.[0];
      if (ready !== undefined) resolve(ready);
    });
    product.once("exit", (code) => reject(new Error(`the product ended with ${code}`)));
  });
  const ended = new Promise((resolve) => product.once("exit", resolve));
  try {
    await look(url);
  } finally {
    product.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}
