import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { connectPatiently } from "../support/database.ts";
import { startLoneProcess, type LoneProcess } from "../support/lone-process.ts";
import { startProduct, type Product } from "../support/product.ts";

const LATER = "9999-later";
const LAST = "0061-hidden-words";
const FILES = ["api/main.ts", "game-server/main.ts", "workers/main.ts"] as const;

let product: Product;
let processes: readonly LoneProcess[];
beforeAll(async () => {
  product = await startProduct();
  const env = { DATABASE_URL: product.services.databaseUrl };
  processes = await Promise.all(FILES.map((file) => startLoneProcess(file, env)));
});
afterAll(() => Promise.all([product.close(), ...processes.map((one) => one.close())]));

/** What every process of the cluster and a single one say of themselves. */
const looks = (): Promise<readonly (readonly [number, unknown])[]> =>
  Promise.all(
    [product, ...processes].map(async ({ url }) => {
      const answer = await fetch(`${url}/readyz`);
      return [answer.status, await answer.json()] as const;
    }),
  );
const everyone = (status: number, body: object) =>
  Array.from({ length: 1 + FILES.length }, () => [status, expect.objectContaining(body)]);

describe("every process", () => {
  it("is ready on a database of its own version", async () => {
    expect(await looks()).toEqual(everyone(200, { status: "ready", missing: [], ahead: [] }));
  });

  it("is ready on a database that a later version migrated meanwhile, and says so", async () => {
    const { db } = product.services.app;
    await sql`insert into kysely_migration values (${LATER}, '')`.execute(db);
    const said = { status: "ready", missing: [], ahead: [LATER], message: expect.stringContaining("ahead") };
    expect(await looks()).toEqual(everyone(200, said));
    await sql`delete from kysely_migration where name = ${LATER}`.execute(db);
  });

  it("is not ready on a database that is behind, such as an older copy, and says what helps", async () => {
    const { db } = product.services.app;
    await sql`delete from kysely_migration where name = ${LAST}`.execute(db);
    const said = { status: "not ready", missing: [LAST], message: expect.stringContaining("npm run migrate") };
    expect(await looks()).toEqual(everyone(503, said));
    await sql`insert into kysely_migration values (${LAST}, '')`.execute(db);
    expect(await looks()).toEqual(everyone(200, { status: "ready" }));
  });

  it("starts on a database that is ahead", async () => {
    const { databaseUrl } = product.services;
    const { db } = connectPatiently(databaseUrl);
    await sql`insert into kysely_migration values (${LATER}, '')`.execute(db);
    await db.destroy();
    const again = await startLoneProcess("api/main.ts", { DATABASE_URL: databaseUrl });
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    await again.close();
  });
});
