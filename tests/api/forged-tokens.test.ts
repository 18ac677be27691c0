import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT, type JWK, type JWTHeaderParameters } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { logOut, realtimeTicket, self } from "#shared/contracts/account/auth.ts";
import { TOKEN_RENEWAL } from "#shared/rules/presence/times.ts";
import { loadSigningKeys, type SigningKeys } from "#shared/server/accounts/sessions/keys.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, before, minutes, seconds } from "#shared/units.ts";

import { startProduct, type Product } from "../support/product.ts";
import { testVault } from "../support/vault.ts";
import { newGuest, newRacer, Visitor } from "../support/visitor.ts";

let product: Product;
let keys: SigningKeys;
let racer: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await startProduct();
  keys = await loadSigningKeys(product.services.app.db, testVault);
  racer = await newRacer(product, "TokenOwner");
  other = await newRacer(product, "TokenOther");
});
afterAll(() => product.close());

type Claims = Record<string, unknown>;
type Header = Partial<JWTHeaderParameters>;
type Key = Parameters<SignJWT["sign"]>[0];

const partOf = (token: string, index: number): Claims =>
  JSON.parse(Buffer.from(token.split(".")[index] ?? "", "base64url").toString()) as Claims;
const claimsOf = (visitor: Visitor): Claims => partOf(visitor.token ?? "", 1);
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token with these claims changed, truly signed by the product's own key unless another one is named. */
const signed = (claims: Claims, header: Header = {}, key: Key = keys.current.key): Promise<string> =>
  new SignJWT({ ...claimsOf(racer), ...claims })
    .setProtectedHeader({ alg: "EdDSA", kid: keys.current.keyID, ...header })
    .sign(key);

const unsigned = (header: Header, signature = ""): string =>
  `${encode({ kid: keys.current.keyID, ...header })}.${encode(claimsOf(racer))}.${signature}`;

/** A key of somebody else's. */
const foreign = () => generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });

async function publicKey(): Promise<JWK> {
  const row = await product.services.app.db.selectFrom("signing_keys").selectAll().executeTakeFirstOrThrow();
  const { d: _secret, ...open } = row.private_jwk as JWK;
  return open;
}

/** The session of a new racer after this was done to it. */
async function spent(name: string, end: (visitor: Visitor) => Promise<unknown>): Promise<string> {
  const visitor = await newRacer(product, name);
  await end(visitor);
  return visitor.token ?? "";
}

const sessionOf = ({ userID }: Visitor) =>
  product.services.app.db.updateTable("sessions").where("user_id", "=", userID as never);

/** What is forged or over, each with a way to make it. */
const NOT_GOOD: Readonly<Record<string, () => Promise<string> | string>> = {
  nonsense: () => "nonsense",
  "dots alone": () => "..",
  "a token without its signature": () => `${(racer.token ?? "").split(".").slice(0, 2).join(".")}.`,
  "a token in two parts": () => (racer.token ?? "").split(".").slice(0, 2).join("."),
  "a token in four parts": () => `${racer.token}.${racer.token?.split(".")[2]}`,
  "the signature of somebody else's token": () =>
    [...(racer.token ?? "").split(".").slice(0, 2), other.token?.split(".")[2]].join("."),
  "no algorithm": () => unsigned({ alg: "none" }),
  "no algorithm, with a signature": () => unsigned({ alg: "None" }, racer.token?.split(".")[2]),
  "the public key as a shared secret": async () =>
    signed({}, { alg: "HS256" }, Buffer.from((await publicKey()).x ?? "", "base64url")),
  "the public key's text as a shared secret": async () => {
    const key = (await importJWK({ ...(await publicKey()) }, "EdDSA")) as Parameters<typeof exportSPKI>[0];
    return signed({}, { alg: "HS256" }, Buffer.from(await exportSPKI(key)));
  },
  "another key under our key's id": async () => signed({}, {}, (await foreign()).privateKey),
  "another key that comes along": async () => {
    const { privateKey, publicKey: open } = await foreign();
    return signed({}, { jwk: await exportJWK(open) }, privateKey);
  },
  "another key to be fetched": async () =>
    signed({}, { jku: "http://127.0.0.1:1/keys", x5u: "http://127.0.0.1:1/key" }, (await foreign()).privateKey),
  "another algorithm": async () => signed({}, { alg: "ES256" }, (await generateKeyPair("ES256")).privateKey),
  "a key that is not known": () => signed({}, { kid: crypto.randomUUID() }),
  "a key without an id": () => signed({}, { kid: undefined as never }),
  "another issuer": () => signed({ iss: "redline.example" }),
  "no issuer": () => signed({ iss: undefined }),
  "no audience": () => signed({ aud: undefined }),
  "the audience of a guest's cookie": () => signed({ aud: "guest" }),
  "the audience of a trip to a provider": () => signed({ aud: "provider" }),
  "an end that is past": () => signed({ exp: before(nowStamp(), seconds(1)) }),
  "no end": () => signed({ exp: undefined }),
  "a beginning that is to come": () => signed({ nbf: after(nowStamp(), minutes(5)) }),
  "no session": () => signed({ sid: undefined }),
  "a session that nobody has": () => signed({ sid: crypto.randomUUID() }),
  "a session that is no id": () => signed({ sid: "' or true --" }),
  "somebody else's session": () => signed({ sid: claimsOf(other).sid }),
  "somebody else under the own session": () => signed({ sub: claimsOf(other).sub }),
  nobody: () => signed({ sub: "0" }),
  "somebody below nobody": () => signed({ sub: "-1" }),
  "a racer who is no number": () => signed({ sub: "1 or 1" }),
  "a guest's cookie": async () => (await newGuest(product)).cookies.get("redline_guest") ?? "",
  "a ticket": async () => (await racer.get(realtimeTicket)).ticket,
  "a session that was logged out": () => spent("LoggedOutOnce", (visitor) => visitor.get(logOut)),
  "a session that was ended elsewhere": () =>
    spent("EndedElsewhere", (visitor) => sessionOf(visitor).set({ revoked_stamp: nowStamp() }).execute()),
  "a session that is too old": () =>
    spent("TooOldNow", (visitor) => sessionOf(visitor).set({ expires_stamp: nowStamp() }).execute()),
  "an account that is gone": () =>
    spent("GoneByNow", ({ userID }) =>
      product.services.app.db
        .deleteFrom("users")
        .where("user_id", "=", userID as never)
        .execute(),
    ),
};

describe("a token that is forged, or over,", () => {
  it.each(Object.entries(NOT_GOOD))("is nobody's: %s", async (_what, make) => {
    const forger = new Visitor(product);
    forger.token = await make();
    const { status, json } = await forger.ask(self);
    expect([status, json.user]).toEqual([401, undefined]);
    expect(["invalidToken", "expiredSession"]).toContain(json.error);
  });

  it("is what this test says because of that alone: made the same way, with nothing changed, it is good", async () => {
    const forger = new Visitor(product);
    forger.token = await signed({});
    expect((await forger.get(self)).user.userID).toBe(racer.userID);
  });
});

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * The text with each letter in turn made another one. The last letter of a part carries bits that stand for nothing, so
 * there the other one differs in the highest bit.
 */
function* changed(text: string): Generator<string> {
  for (const [at, letter] of [...text].entries()) {
    const value = LETTERS.indexOf(letter);
    if (value >= 0) yield text.slice(0, at) + LETTERS[value ^ 32] + text.slice(at + 1);
  }
}

describe("one letter changed, wherever it stands,", () => {
  const readsOf = async (text: string, read: (text: string) => unknown): Promise<[tried: number, taken: string[]]> => {
    const taken: string[] = [];
    let tried = 0;
    for (const forged of changed(text)) {
      tried++;
      if ((await read(forged)) !== undefined) taken.push(forged);
    }
    return [tried, taken];
  };

  it("spoils a token, a guest's cookie, a trip to a provider and a ticket", async () => {
    const { tokens } = product.services;
    const trip = { provider: "school", state: "s", nonce: "n", verifier: "v".repeat(43), redirect: "/" };
    const guest = await newGuest(product);
    const kinds = [
      [racer.token ?? "", (text: string) => tokens.read(text)],
      [guest.cookies.get("redline_guest") ?? "", (text: string) => tokens.readGuestCookie(text)],
      [await tokens.issueTrip(trip), (text: string) => tokens.readTrip(text)],
      [(await racer.get(realtimeTicket)).ticket, (text: string) => tokens.readTicket(text)],
    ] as const;
    for (const [text, read] of kinds) {
      expect(await read(text)).toBeDefined();
      const parts = text.split(".").map((part) => part.length);
      expect(Math.min(...parts)).toBeGreaterThan(40);
      const [tried, taken] = await readsOf(text, read);
      expect([tried, taken]).toEqual([text.length - parts.length + 1, []]);
    }
  });

  it("spoils a token on its way in too", async () => {
    const text = racer.token ?? "";
    const forger = new Visitor(product);
    const all = [...changed(text)].filter((_forged, nth) => nth % 3 === 0);
    const said = await Promise.all(
      all.map((token) => forger.ask(self, { headers: { authorization: `Bearer ${token}` } })),
    );
    expect(all.length).toBeGreaterThan(100);
    // A letter may have made an end that is past of one that is to come: the token says so of itself, and is as worthless.
    const { tokens } = product.services;
    const expected = all.map((token) => [401, tokens.isOutdated(token) ? "expiredSession" : "invalidToken"]);
    expect(said.map(({ status, json }) => [status, json.error])).toEqual(expected);
  });
});

describe("a token that is over five minutes old", () => {
  const aged = (more: Claims = {}): Promise<string> => signed({ iat: before(nowStamp(), TOKEN_RENEWAL) - 1, ...more });
  const renewedBy = async (token: string, headers: Record<string, string> = {}) =>
    (await new Visitor(product).ask(self, { headers: { authorization: `Bearer ${token}`, ...headers } })).headers
      .get("authorization")
      ?.replace("Bearer ", "");

  it("brings a new one of the same racer and session, and a young one brings none", async () => {
    const renewed = await renewedBy(await aged());
    expect(partOf(renewed ?? "", 1)).toMatchObject({ sub: String(racer.userID), sid: claimsOf(racer).sid });
    expect(partOf(renewed ?? "", 1).iat).toBeGreaterThanOrEqual(Number(claimsOf(racer).iat));
    const visitor = new Visitor(product);
    visitor.token = renewed;
    expect((await visitor.get(self)).user.userID).toBe(racer.userID);
    expect(await renewedBy(renewed ?? "")).toBeUndefined();
  });

  it("brings none when it is forged, too old, for another racer, or of a session that has ended", async () => {
    const leaver = await newRacer(product, "LeavesForGood");
    const { sub, sid } = claimsOf(leaver);
    await leaver.get(logOut);
    const tokens = [
      await aged({ exp: before(nowStamp(), seconds(1)) }),
      await aged({ sub: claimsOf(other).sub }),
      await aged({ sub, sid }),
      await signed({ iat: 1 }, {}, (await foreign()).privateKey),
    ];
    expect(await Promise.all(tokens.map((token) => renewedBy(token)))).toEqual(tokens.map(() => undefined));
    expect(await renewedBy(await aged(), { "x-user-id": String(other.userID) })).toBeUndefined();
  });
});
