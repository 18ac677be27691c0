import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { PERSONAL_DATA } from "#shared/server/privacy/registry.ts";

import { KEPT } from "../../client/features/legal/kept/all.ts";
import { startProduct, type Product } from "../support/product.ts";

/** Nothing in these says anything about a person. */
const NOT_ABOUT_PEOPLE = [...PERSONAL_DATA.flatMap(({ aboutNobody }) => aboutNobody ?? []), "kysely_migration"];

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

describe("the privacy policy", () => {
  it("has an entry for every table that holds something about people", async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema = 'public'`.execute(product.services.app.db);
    const ours = rows.map(({ name }) => name).filter((name) => !name.startsWith("bullmq"));
    const told = new Set([...KEPT.flatMap(({ tables }) => tables), ...NOT_ABOUT_PEOPLE]);
    expect(ours.filter((name) => !told.has(name))).toEqual([]);
    expect([...told].filter((name) => !ours.includes(name))).toEqual([]);
  });
});
