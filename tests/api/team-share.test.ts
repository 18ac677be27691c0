import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newTeam } from "../support/team.ts";
import { newRacer } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withClient: true });
});
afterAll(() => product.close());

const db = () => product.services.app.db;
const look = (path: string, headers: Record<string, string> = {}) => fetch(product.url + path, { headers });
async function teamOf(username: string, tag: string, name: string): Promise<void> {
  const captain = await newRacer(product, username);
  await newTeam(db(), captain.userID as UserID, { tag, name });
}
/** What links show is a few seconds old at most, and is asked for within the limit of an address. */
const SELDOM = { timeout: 60_000, interval: 1_500 };
const pageOf = async (path: string): Promise<string> => (await look(path)).text();

it("a link to a team has its name, its size and a picture, and no markup of its own", async () => {
  await teamOf("Share_Cap", "SHARE", `<b>"Fast" & 'Kind'`);
  const html = await pageOf("/team/share");
  expect(html).toContain(
    '<meta property="og:title" content="&lt;b&gt;&quot;Fast&quot; &amp; &#39;Kind&#39; [SHARE] · Redline" />',
  );
  expect(html).toContain('content="A team of 1 racer. Jump in and race with us!"');
  expect(html).toContain(`<meta property="og:image" content="${product.url}/share/team/SHARE.png" />`);
  expect(html).not.toContain("<b>");
  expect(html).not.toContain("<!--head-->");
});

it("pages without a team, and addresses that can't be one, have nothing of that", async () => {
  for (const path of ["/team", "/team/NOONE", "/team/%", "/team/create", "/friends"]) {
    const response = await look(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text()).not.toContain("og:title");
  }
});

it("the picture is a PNG for links, kept by what it shows", async () => {
  await teamOf("Picture_Cap", "PICS", "Picture Perfect");
  const first = await look("/share/team/PICS.png");
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(first.headers.get("content-type")).toBe("image/png");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
  const etag = first.headers.get("etag") ?? "";
  expect((await look("/share/team/PICS.png", { "if-none-match": etag })).status).toBe(304);
  await db().updateTable("teams").set({ tag_color: "8ac926" }).where("tag", "=", "PICS").execute();
  const again = () => look("/share/team/PICS.png", { "if-none-match": etag });
  await expect.poll(async () => (await again()).status, SELDOM).toBe(200);
  const other = await again();
  expect(Buffer.from(await other.arrayBuffer()).equals(bytes)).toBe(false);
  expect((await look("/share/team/NOONE.png")).status).toBe(404);
});

it("a name that a moderator hid stands neither in the words nor in the picture", async () => {
  await teamOf("Hidden_Cap", "HIDE", "Rude Name");
  const before = await look("/share/team/HIDE.png");
  await db().updateTable("teams").set({ is_name_hidden: true }).where("tag", "=", "HIDE").execute();
  await expect.poll(() => pageOf("/team/HIDE"), SELDOM).toContain("Team HIDE [HIDE]");
  expect(await pageOf("/team/HIDE")).not.toContain("Rude Name");
  expect((await look("/share/team/HIDE.png")).headers.get("etag")).not.toBe(before.headers.get("etag"));
});

it("pictures are counted for each address", async () => {
  await teamOf("Many_Cap", "MANY", "Many Looks");
  const from = { "x-forwarded-for": "10.9.8.7" };
  const codes = await Promise.all(
    Array.from({ length: 70 }, async () => (await look("/share/team/MANY.png", from)).status),
  );
  expect(codes.filter((code) => code === 429)).toHaveLength(10);
});

it("tags that nobody has are looked up so often for each address, and their pages come all the same", async () => {
  await teamOf("Found_Cap", "FOUND", "Found Again");
  const from = { "x-forwarded-for": "10.9.8.6" };
  const pages = Array.from({ length: 130 }, (_, nth) => `/team/N${nth.toString(36).toUpperCase()}X`);
  for (const path of pages) expect((await look(path, from)).status).toBe(200);
  expect(await (await look("/team/FOUND", from)).text()).not.toContain("og:title");
  expect(await pageOf("/team/FOUND")).toContain("Found Again");
  expect(await (await look("/team/FOUND", from)).text()).toContain("Found Again");
});
