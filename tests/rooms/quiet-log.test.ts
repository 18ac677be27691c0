import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";

import { guestSession } from "#shared/contracts/account/auth.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";

import { newDatabase } from "../support/database.ts";
import { startProcess, type ProductProcess } from "../support/product-process.ts";
import { callProduct, takeTable } from "../support/racer.ts";
import { TEST_SECRETS_KEY } from "../support/vault.ts";

let folder: string;
let started: ProductProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "redline-quiet-"));
  started = startProcess({
    DATA_DIR: folder,
    DATABASE_URL: await newDatabase(),
    SECRETS_KEY: TEST_SECRETS_KEY,
    LOG_LEVEL: "info",
  });
});
afterAll(async () => {
  started.child.kill("SIGKILL");
  await started.exit;
  await rm(folder, { recursive: true, force: true });
});

const TIMES = 5;
const several = <T>(make: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: TIMES }, make));

it("frames that are too large and rooms that every object has leave no stack in the log, and the process goes on", async () => {
  const url = await started.url;
  const ends = await several(async () => {
    const { lobby, seat } = await takeTable(url);
    lobby.reconnection.enabled = false;
    const left = new Promise<number>((resolve) => lobby.onLeave(resolve));
    lobby.connection.transport.send(new Uint8Array(5_000));
    // A table of five may be ready first; whoever has no seat because of some trouble says which.
    return Promise.race([left, seat.then(() => left)]);
  });
  expect(ends).toEqual(ends.map(() => CLOSE_CODES.tooLarge.code));
  const refused = await several(async () => {
    const socket = new WebSocket(`${url.replace("http", "ws")}/x/constructor?sessionId=z`);
    return new Promise<string>((resolve) => {
      socket.on("error", ({ message }) => resolve(message));
      socket.on("close", (code) => resolve(`closed with ${code}`));
    });
  });
  expect(new Set(refused)).toEqual(new Set(["Unexpected server response: 404"]));
  expect((await callProduct(url, guestSession)).user.userID).toBeGreaterThan(0);
  expect(started.child.exitCode).toBeNull();
  expect(started.output().match(/(^|\\n|\n)\s+at .*/g) ?? []).toEqual([]);
});
