import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { endWith } from "./child.ts";

/** A Redis of this machine's own. */
export interface LocalRedis {
  readonly url: string;
  /** Suspends it, like an overloaded machine: it accepts data and answers nothing. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Starts a redis-server on a free port; it keeps nothing. @param port a free one when unset */
export async function startRedis(program: string, port?: number): Promise<LocalRedis> {
  const folder = await mkdtemp(join(tmpdir(), "redline-redis-"));
  const at = port ?? (await freePort());
  const flags = ["--port", String(at), "--bind", "127.0.0.1", "--save", "", "--dir", folder];
  const redis = spawn(program, [...flags, "--maxmemory-policy", "noeviction"], { stdio: ["ignore", "pipe", "ignore"] });
  endWith(redis);
  const gone = once(redis, "exit");
  await new Promise<void>((resolve, reject) => {
    createInterface(redis.stdout).on("line", (line) => void (/Ready to accept/.test(line) && resolve()));
    redis.once("error", reject).once("exit", (code) => reject(new Error(`redis-server ended with ${code}`)));
  });
  return {
    url: `redis://127.0.0.1:${at}`,
    freeze: () => void redis.kill("SIGSTOP"),
    thaw: () => void redis.kill("SIGCONT"),
    stop: async () => {
      redis.kill("SIGCONT");
      redis.kill("SIGTERM");
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
