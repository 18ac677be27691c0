import { describe, expect, it } from "vitest";

import { lookAtMail } from "#shared/server/mail/look-at-mail.ts";
import type { App } from "#shared/server/platform/work.ts";

import { freePort } from "../support/free-port.ts";
import { startMailServer } from "../support/mail-server.ts";

async function warnings(config: Partial<App["config"]>): Promise<string[]> {
  const said: string[] = [];
  const warn = (...parts: unknown[]) => void said.push(parts.map((part) => JSON.stringify(part)).join(" "));
  await lookAtMail({ config, log: { warn } } as unknown as App);
  return said;
}

describe("the look at the mail server at the start", () => {
  it("says nothing where it answers, nor where letters stay on the mailbox page", async () => {
    const server = await startMailServer();
    expect(await warnings({ smtpUrl: server.url })).toEqual([]);
    expect(await warnings({})).toEqual([]);
    await server.close();
  });

  it("says that letters wait where nobody answers, without what the address holds", async () => {
    const [said = "", ...more] = await warnings({ smtpUrl: `smtp://me:secret-word@127.0.0.1:${await freePort()}` });
    expect(said).toContain("takes no letters now");
    expect(said).not.toContain("secret-word");
    expect(more).toEqual([]);
  });

  it("says that letters reach nobody in a cluster without one", async () => {
    expect(await warnings({ redisUrl: "redis://127.0.0.1" })).toEqual([
      expect.stringContaining("no letter of this cluster reaches anybody"),
    ]);
  });
});
