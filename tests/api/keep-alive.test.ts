import { expect, it } from "vitest";

import { listen, newServer } from "#shared/server/platform/listen.ts";
import { closeInOrder, type OnClose } from "#shared/server/platform/process.ts";

it.each([
  [0, "timeout=5"],
  [1, "timeout=125"],
])("behind %i proxies an idle connection is kept: %s", async (trustProxy, kept) => {
  const closes: Parameters<OnClose>[0][] = [];
  const server = newServer({ trustProxy }, (_req, res) => res.end());
  const port = await listen(server, 0, "127.0.0.1", (close) => void closes.push(close));
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.headers.get("keep-alive")).toBe(kept);
  await closeInOrder(closes);
});
