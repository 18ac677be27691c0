import { spawnSync } from "node:child_process";
import { chown, mkdir } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { ordinaryUser } from "#shared/server/platform/postgres/packaged.ts";

import { newDir, useDataDirs } from "../support/embedded.ts";

useDataDirs();

const START = `
  const { startEmbedded } = await import(${JSON.stringify(join(import.meta.dirname, "../../shared/server/platform/postgres/embedded.ts"))});
  const { stop } = await startEmbedded(process.argv[1]).catch(({ message }) => (console.log(message), process.exit(0)));
  await stop();
  console.log("it ran");`;
const NAMELESS = 43_210;

describe("the user that PostgreSQL runs as", () => {
  it.each([
    ["root:x:0:0:root:/root:/bin/sh\nnobody:x:65534:65533:nobody:/:/sbin/nologin\n", { uid: 65_534, gid: 65_533 }],
    ["toor:x:0:0::/:\nbin:x:1:2::/:\nnode:x:1000:1000::/home/node:/bin/sh", { uid: 1, gid: 2 }],
    ["root:x:0:0:root:/root:/bin/sh\n", undefined],
    ["", undefined],
  ])("is one that this machine has, beside root: %j", (passwd, user) => {
    expect(ordinaryUser(passwd)).toEqual(user);
  });

  it.runIf(process.getuid?.() === 0)(
    "may have no name, where namespaces are allowed, and is told otherwise",
    async () => {
      const dataDir = newDir();
      await mkdir(dataDir);
      for (const folder of [join(dataDir, ".."), dataDir]) await chown(folder, NAMELESS, NAMELESS);
      const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", START, dataDir], {
        uid: NAMELESS,
        gid: NAMELESS,
        encoding: "utf8",
      });
      expect(stdout).toMatch(
        /^(?:it ran|PostgreSQL does not run as a user without a name, and this machine allows no .*)\n$/,
      );
    },
  );
});
