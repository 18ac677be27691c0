import { once } from "node:events";
import type { AddressInfo } from "node:net";

import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { SiteFacts } from "#shared/contracts/site.ts";
import type { UserID } from "#shared/ids.ts";
import { accountOf } from "#shared/server/accounts/account.ts";
import type { Config } from "#shared/server/platform/config.ts";
import type { Stamp } from "#shared/units.ts";

import { securityHeaders } from "../../api/security.ts";
import { factsOf } from "../../api/site.ts";
import { addClass, addMember } from "../support/class-world.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, type Visitor } from "../support/visitor.ts";

const FRAMES = ["https://one.example.org/ad?kind=a", "https://two.example.org/ad", "https://one.example.org/other"];
const NOBODY = { from: "none", frames: [] };
const OURS = { from: "own", frames: [] };

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withClient: true, env: { ADS: FRAMES.join(","), ADS_AGE_GATE: "off" } });
});
afterAll(() => product.close());

const adsOf = async (racer: Visitor) => (await racer.get(CALLS.self)).user.ads;
/** The same on a site that is set otherwise. */
async function adsWhere(change: Partial<Config>, { userID }: Visitor) {
  const { app } = product.services;
  return (await accountOf({ ...app, config: { ...app.config, ...change } }, userID as UserID))?.ads;
}
const set = (racer: Visitor, values: { membership: "gold"; gold_until_stamp?: Stamp }) =>
  product.services.app.db
    .updateTable("users")
    .set(values)
    .where("user_id", "=", racer.userID as UserID)
    .execute();
const policyAt = async (path: string): Promise<readonly string[]> => {
  const answer = await fetch(product.url + path, { headers: { accept: "text/html" } });
  return (answer.headers.get("content-security-policy") ?? "").split(";");
};
const framesIn = (policy: readonly string[]) => policy.filter((rule) => rule.startsWith("frame-src"));

/** The policy of a site that is set otherwise. */
async function policyWhere(change: Partial<Config>): Promise<readonly string[]> {
  const server = express()
    .use(securityHeaders({ ...product.services.app.config, ...change }))
    .use((_req, res) => void res.end())
    .listen(0, "127.0.0.1");
  await once(server, "listening");
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  return (answer.headers.get("content-security-policy") ?? "").split(";");
}

describe("whose ads somebody sees", () => {
  it("are a provider's, with its pages, only where the operator lets the age gate down", async () => {
    for (const racer of [await newRacer(product, "AnyRacer"), await newGuest(product)]) {
      expect(await adsOf(racer)).toEqual({ from: "provider", frames: FRAMES });
      expect(await adsWhere({ isAdsAgeGateUp: true }, racer)).toEqual(OURS);
    }
  });

  it("are our own pictures without a provider, and nobody's where the operator wants none", async () => {
    const racer = await newRacer(product, "PlainRacer");
    expect(await adsWhere({ ads: [] }, racer)).toEqual(OURS);
    expect(await adsWhere({ noAds: true }, racer)).toEqual(NOBODY);
  });

  it("are nobody's with gold, until it ends", async () => {
    const racer = await newRacer(product, "GoldRacer");
    await set(racer, { membership: "gold" });
    expect(await adsOf(racer)).toEqual(NOBODY);
    await set(racer, { membership: "gold", gold_until_stamp: 1 as Stamp });
    expect(await adsOf(racer)).toMatchObject({ from: "provider" });
  });

  it.each(["pending", "member"] as const)("are nobody's for who is %s of a class", async (standing) => {
    const racer = await newRacer(product, `Class_${standing}`);
    const { db } = product.services.app;
    const sectionID = await addClass(db);
    await addMember(db, sectionID, racer.userID as UserID, { standing });
    expect(await adsOf(racer)).toEqual(NOBODY);
  });
});

describe("what the site says of ads", () => {
  it("is where some come from, each host once", async () => {
    const { app } = product.services;
    const answer = (await (await fetch(`${product.url}/site.json`)).json()) as SiteFacts;
    expect(answer).toMatchObject({ noAds: false, adHosts: ["one.example.org", "two.example.org"] });
    expect(factsOf({ ...app.config, ads: [] }, app.nowStamp())).toMatchObject({ noAds: false, adHosts: [] });
    expect(factsOf({ ...app.config, noAds: true }, app.nowStamp())).toMatchObject({ noAds: true, adHosts: [] });
  });
});

describe("the policy of a page", () => {
  it("lets the frames of the operator's providers in, and nothing else of them", async () => {
    const policy = await policyAt("/garage");
    expect(framesIn(policy)).toEqual(["frame-src https://one.example.org https://two.example.org"]);
    expect(policy.filter((rule) => rule.includes("example.org"))).toHaveLength(1);
  });

  it("lets no frame in without a provider, nor on pages that have no ads of their own", async () => {
    for (const change of [{ ads: [] }, { noAds: true }]) expect(framesIn(await policyWhere(change))).toEqual([]);
    for (const path of ["/practice", "/lesson", "/teachers"]) expect(framesIn(await policyAt(path))).toEqual([]);
  });
});
