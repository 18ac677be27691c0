import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { SiteFacts } from "#shared/contracts/site.ts";
import type { UserID } from "#shared/ids.ts";
import type { Stamp } from "#shared/units.ts";

import { addClass, addMember } from "../support/class-world.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, newGuest, type Visitor } from "../support/visitor.ts";

const FRAMES = ["https://one.example.org/ad?kind=a", "https://two.example.org/ad", "https://one.example.org/other"];
const NOBODY = { from: "none", frames: [] };
const OURS = { from: "own", frames: [] };

const started: Product[] = [];
const begin = async (env: Record<string, string>): Promise<Product> => {
  const product = await startProduct({ withClient: true, env });
  started.push(product);
  return product;
};
let open: Product;
let gated: Product;
let without: Product;
let plain: Product;
beforeAll(async () => {
  const ADS = FRAMES.join(",");
  open = await begin({ ADS, ADS_AGE_GATE: "off" });
  gated = await begin({ ADS });
  without = await begin({ ADS, ADS_AGE_GATE: "off", NO_ADS: "true" });
  plain = await begin({});
});
afterAll(() => Promise.all(started.map((product) => product.close())));

const adsOf = async (racer: Visitor) => (await racer.get(CALLS.self)).user.ads;
const set = ({ services }: Product, racer: Visitor, values: { membership: "gold"; gold_until_stamp?: Stamp }) =>
  services.app.db
    .updateTable("users")
    .set(values)
    .where("user_id", "=", racer.userID as UserID)
    .execute();
const factsOf = async ({ url }: Product) => (await (await fetch(`${url}/site.json`)).json()) as SiteFacts;
const frameSourceAt = async ({ url }: Product, path: string): Promise<string | undefined> => {
  const answer = await fetch(url + path, { headers: { accept: "text/html" } });
  return /frame-src ([^;]*)/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
};

describe("whose ads somebody sees", () => {
  it("are a provider's, with its pages, only where the operator lets the age gate down", async () => {
    expect(await adsOf(await newRacer(open, "OpenRacer"))).toEqual({ from: "provider", frames: FRAMES });
    expect(await adsOf(await newGuest(open))).toEqual({ from: "provider", frames: FRAMES });
    expect(await adsOf(await newRacer(gated, "GatedRacer"))).toEqual(OURS);
    expect(await adsOf(await newGuest(gated))).toEqual(OURS);
  });

  it("are our own pictures without a provider, and nobody's where the operator wants none", async () => {
    expect(await adsOf(await newRacer(plain, "PlainRacer"))).toEqual(OURS);
    expect(await adsOf(await newRacer(without, "NoAdsRacer"))).toEqual(NOBODY);
  });

  it("are nobody's with gold, until it ends", async () => {
    const racer = await newRacer(open, "GoldRacer");
    await set(open, racer, { membership: "gold" });
    expect(await adsOf(racer)).toEqual(NOBODY);
    await set(open, racer, { membership: "gold", gold_until_stamp: 1 as Stamp });
    expect(await adsOf(racer)).toMatchObject({ from: "provider" });
  });

  it.each(["pending", "member"] as const)("are nobody's for who is %s of a class", async (standing) => {
    const racer = await newRacer(open, `Class_${standing}`);
    const { db } = open.services.app;
    const sectionID = await addClass(db);
    await addMember(db, sectionID, racer.userID as UserID, { standing });
    expect(await adsOf(racer)).toEqual(NOBODY);
  });
});

describe("what the site says of ads", () => {
  it("is where some come from, each host once", async () => {
    expect(await factsOf(open)).toMatchObject({ noAds: false, adHosts: ["one.example.org", "two.example.org"] });
    expect(await factsOf(plain)).toMatchObject({ noAds: false, adHosts: [] });
    expect(await factsOf(without)).toMatchObject({ noAds: true, adHosts: [] });
  });
});

describe("the policy of a page", () => {
  it("lets the frames of the operator's providers in, and nothing else of them", async () => {
    expect(await frameSourceAt(open, "/garage")).toBe("https://one.example.org https://two.example.org");
    const policy = (await fetch(`${open.url}/garage`)).headers.get("content-security-policy") ?? "";
    expect(policy.split(";").filter((rule) => rule.includes("example.org"))).toHaveLength(1);
  });

  it("lets no frame in without a provider, nor on pages that have no ads of their own", async () => {
    for (const product of [plain, without]) expect(await frameSourceAt(product, "/garage")).toBeUndefined();
    for (const path of ["/practice", "/lesson", "/teachers"]) expect(await frameSourceAt(open, path)).toBeUndefined();
  });
});
