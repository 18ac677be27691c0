import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import express from "express";
import sirv from "sirv";
import { expect, it } from "vitest";

import { untilGone } from "../../api/until-gone.ts";

it("a file that vanished since the start costs its own answer, and not the process", async () => {
  const folder = await mkdtemp(join(tmpdir(), "redline-files-"));
  await Promise.all(["stays", "goes"].map((name) => writeFile(join(folder, `${name}.txt`), name)));
  const server = express()
    .use(untilGone(sirv(folder)))
    .listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const at = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  await rm(join(folder, "goes.txt"));
  await expect(at("/goes.txt").then((response) => response.text())).rejects.toThrow();
  expect(await (await at("/stays.txt")).text()).toBe("stays");
  server.close();
  await rm(folder, { recursive: true });
});
