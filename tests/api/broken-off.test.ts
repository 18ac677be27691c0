import type { AddressInfo } from "node:net";

import express from "express";
import { expect, it } from "vitest";

import { failure } from "#shared/server/platform/failure.ts";
import type { Log } from "#shared/server/platform/log.ts";

it("an answer that fails after its head breaks off, and the log has the reason", async () => {
  const lines: unknown[] = [];
  const log = { error: (...said: unknown[]) => void lines.push(said) } as unknown as Log;
  const reason = new Error("half-way");
  const server = express()
    .use((_req, res) => {
      res.writeHead(200, { "content-length": "100" }).write("half");
      throw reason;
    })
    .use(failure(log))
    .listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect(answer.then((response) => response.text())).rejects.toThrow();
  expect(lines).toEqual([[{ err: reason }, "an answer broke off"]]);
  server.close();
});
