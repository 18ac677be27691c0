import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { crossSite, crossSiteRacer, crossSiteSignIn } from "#shared/contracts/account/sign-in.ts";
import { issueCode } from "#shared/server/accounts/recovery/codes.ts";
import { perform } from "#shared/server/platform/work.ts";
import { before, seconds } from "#shared/units.ts";

import { FOREIGN_TARGETS } from "../support/foreign-targets.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, Visitor } from "../support/visitor.ts";

const SISTER = "https://math.example.org/arrive?from=type";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { SISTER_SITES: JSON.stringify({ math: SISTER }) } });
});
afterAll(() => product.close());

async function codeFor(racer: Visitor): Promise<string> {
  const { redirect } = await racer.get(crossSite, { params: { app: "math" } });
  return new URLSearchParams(new URL(redirect).hash.slice(1)).get("token") ?? "";
}

describe("going over to a sister site", () => {
  it("leads to the exact address of the list, with a code that only the browser sees, and signs in there", async () => {
    const racer = await newRacer(product, "Traveller");
    const { redirect } = await racer.get(crossSite, { params: { app: "math" } });
    const [address, hash] = redirect.split("#");
    expect(address).toBe(SISTER);
    expect(hash).toMatch(/^token=[\w-]{43}$/);

    const arriving = new Visitor(product);
    const { user } = await arriving.get(crossSiteSignIn, { body: { token: await codeFor(racer) } });
    expect([user.userID, user.username]).toEqual([racer.userID, "Traveller"]);
    expect((await arriving.get(self)).user.userID).toBe(racer.userID);
    expect((await racer.get(self)).user.userID).toBe(racer.userID);
  });

  it("is read before it is used: a visitor who follows a link is asked to confirm the name", async () => {
    const racer = await newRacer(product, "Asked_First");
    const code = await codeFor(racer);
    for (let look = 0; look < 2; look++) {
      const seen = await new Visitor(product).get(crossSiteRacer, { body: { token: code } });
      expect(seen).toMatchObject({ username: "Asked_First" });
    }
    expect((await new Visitor(product).get(crossSiteSignIn, { body: { token: code } })).user.userID).toBe(racer.userID);
    expect(await new Visitor(product).refused(crossSiteRacer, { body: { token: code } })).toBe("codeSpent");
  });

  it("takes a path of the other site along, and never another address", async () => {
    const racer = await newRacer(product, "Path_Taker");
    const ask = (query: Record<string, string>) =>
      racer.send("GET", `/api/v2/auth/cross-site/math?${String(new URLSearchParams(query))}`);
    const { json, headers } = await ask({ redirect: "/play/Sum_Host", token: "whatever" });
    expect(headers.get("cache-control")).toBe("no-store");
    const { origin, hash } = new URL(String(json.redirect));
    expect(origin).toBe(new URL(SISTER).origin);
    expect(new URLSearchParams(hash.slice(1)).get("redirect")).toBe("/play/Sum_Host");
    for (const redirect of FOREIGN_TARGETS) {
      const { status, json: refused } = await ask({ redirect });
      expect([redirect, status, refused.error, refused.field]).toEqual([
        redirect,
        expect.any(Number),
        "badInput",
        "redirect",
      ]);
    }
  });

  it("keeps no code that a reader of the database could use", async () => {
    const racer = await newRacer(product, "NoCodeKept");
    const code = await codeFor(racer);
    const rows = await product.services.app.db.selectFrom("one_use_codes").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  let nowhere = 0;
  it.each(["__proto__", "constructor", "toString", "hasOwnProperty", "Math", "math ", "math%00", "type", "0"])(
    "goes nowhere for %j, which is not on the list",
    async (app) => {
      const racer = await newRacer(product, `Goes_Nowhere_${++nowhere}`);
      expect(await racer.refused(crossSite, { params: { app: encodeURIComponent(app) } })).toBe("notFound");
    },
  );

  it("is for accounts", async () => {
    const guest = await newGuest(product);
    expect(await guest.refused(crossSite, { params: { app: "math" } })).toBe("registeredOnly");
  });
});

describe("the code of a sister site", () => {
  it("is good once", async () => {
    const code = await codeFor(await newRacer(product, "OnceOnly"));
    await new Visitor(product).get(crossSiteSignIn, { body: { token: code } });
    const again = await new Visitor(product).ask(crossSiteSignIn, { body: { token: code } });
    expect([again.status, again.json.error]).toEqual([410, "codeSpent"]);
  });

  it("lets one of twenty in that use it at once", async () => {
    const code = await codeFor(await newRacer(product, "TwentyAtOnce"));
    const all = await Promise.all(
      Array.from({ length: 20 }, () => new Visitor(product).ask(crossSiteSignIn, { body: { token: code } })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ json }) => json.error === "codeSpent")).toHaveLength(19);
  });

  it("lasts a minute", async () => {
    const racer = await newRacer(product, "OneMinute");
    const code = await codeFor(racer);
    const { app } = product.services;
    const { expires_stamp } = await app.db
      .selectFrom("one_use_codes")
      .select("expires_stamp")
      .where("user_id", "=", racer.userID as never)
      .executeTakeFirstOrThrow();
    const lifeSeconds = expires_stamp - app.nowStamp();
    expect(lifeSeconds).toBeGreaterThan(50);
    expect(lifeSeconds).toBeLessThanOrEqual(60);
    await app.db
      .updateTable("one_use_codes")
      .set({ expires_stamp: before(expires_stamp, seconds(60)) })
      .where("user_id", "=", racer.userID as never)
      .execute();
    expect(await new Visitor(product).refused(crossSiteSignIn, { body: { token: code } })).toBe("codeSpent");
  });

  it("is no code of another kind, and no session token", async () => {
    const racer = await newRacer(product, "OtherKinds");
    const reset = await perform(product.services.app, (work) =>
      issueCode(work, { kind: "reset-password", userID: racer.userID as never, lifeMs: seconds(60) }),
    );
    for (const token of [reset, "x", "%", `${await codeFor(racer)}x`]) {
      expect(await new Visitor(product).refused(crossSiteSignIn, { body: { token } })).toBe("codeSpent");
    }
    expect(await new Visitor(product).refused(crossSiteSignIn, { body: { token: racer.token } })).toBe(
      "badInput token",
    );
  });
});
