import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from "jose";
import { Provider, type Adapter, type AdapterFactory, type AdapterPayload } from "oidc-provider";

const CLIENT_ID = "redline";
const CLIENT_SECRET = "a-secret-of-the-test";
/** With this hint the person changes their mind at the provider. */
export const CHANGED_MIND = "changed-mind@example.org";
/** With this hint the answer is true, but signed with another key than the provider's. */
export const FOREIGN_KEY = "foreign-key@example.org";

/** A real OpenID Connect provider on this machine. The visitor is the person that `login_hint` names. */
export interface OidcProvider {
  /** What SIGN_IN_PROVIDERS says about it. */
  readonly settings: {
    readonly id: string;
    readonly name: string;
    readonly issuer: string;
    readonly clientID: string;
    readonly clientSecret: string;
  };
  /** Lets the product at this address send its visitors here. */
  admit(productUrl: string): Promise<void>;
  /** Walks through the provider's pages as a browser does: the answer is the address back at the product. */
  walk(address: string): Promise<string>;
  close(): Promise<void>;
}

export async function startOidcProvider(id: string): Promise<OidcProvider> {
  let handle: ReturnType<Provider["callback"]> | undefined;
  let finish: ((...args: Parameters<Provider["interactionDetails"]>) => Promise<void>) | undefined;
  // A connection that ends while a sign-in begins would fail it.
  const server = createServer({ keepAliveTimeout: 125_000 }, (req, res) => {
    if (req.url?.startsWith("/interaction/") === true) void finish?.(req, res);
    else void handle?.(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { id, name: "Local School", issuer, clientID: CLIENT_ID, clientSecret: CLIENT_SECRET },
    async admit(productUrl) {
      const provider = await newProvider(issuer, `${productUrl}/api/v2/auth/callback/${id}`);
      handle = provider.callback();
      finish = async (req, res) => {
        const { login_hint } = (await provider.interactionDetails(req, res)).params;
        const result =
          login_hint === CHANGED_MIND ? { error: "access_denied" } : { login: { accountId: String(login_hint) } };
        await provider.interactionFinished(req, res, result);
      };
    },
    async walk(address) {
      const cookies = new Map<string, string>();
      let at = address;
      while (at.startsWith(issuer)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const response = await fetch(at, { redirect: "manual", headers: { cookie } });
        for (const each of response.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
          cookies.set(name, value);
        }
        const next = response.headers.get("location");
        if (next === null) throw new Error(`the provider stopped at ${at}: ${await response.text()}`);
        at = new URL(next, at).href;
      }
      return at;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function newProvider(issuer: string, callback: string): Promise<Provider> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const provider: Provider = new Provider(issuer, {
    adapter: newStore(),
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [callback] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig" }] },
    cookies: { keys: ["a-cookie-key-of-the-test"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    claims: { openid: ["sub"], email: ["email", "email_verified"], staff: ["roles"] },
    scopes: ["openid", "email", "staff"],
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: !sub.startsWith("unverified"), roles: rolesOf(sub) }),
    }),
    async loadExistingGrant(ctx) {
      const grant = new provider.Grant({
        clientId: CLIENT_ID,
        accountId: ctx.oidc.session?.accountId,
      });
      grant.addOIDCScope("openid email staff");
      await grant.save();
      return grant;
    },
  });
  await forgeFor(provider, FOREIGN_KEY);
  keepCookies(provider);
  return provider;
}

/** What the school says that somebody is stands before the @. */
const rolesOf = (person: string): readonly string[] => (person.split("@")[0] ?? "").split(".");

/** A browser forgets cookies by the day outside: they name no time of the run's day. */
function keepCookies(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    const cookies = [ctx.response.headers["set-cookie"] ?? []].flat();
    if (cookies.length > 0)
      ctx.set(
        "set-cookie",
        cookies.map((cookie) => cookie.replace(/; expires=[^;]*/i, "")),
      );
  });
}

/** Signs the identity of this person with a key that the provider does not have, and says nothing of it. */
async function forgeFor(provider: Provider, person: string): Promise<void> {
  const { privateKey } = await generateKeyPair("RS256");
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if (typeof body?.id_token !== "string" || decodeJwt(body.id_token).sub !== person) return;
    const header = { ...decodeProtectedHeader(body.id_token), alg: "RS256" };
    body.id_token = await new SignJWT(decodeJwt(body.id_token)).setProtectedHeader(header).sign(privateKey);
  });
}

/** Everything the provider keeps, until the test ends. */
function newStore(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();
  const found = (is: (payload: AdapterPayload) => boolean) => [...kept].find(([, payload]) => is(payload))?.[1];
  return (name): Adapter => ({
    upsert: async (id, payload) => void kept.set(`${name}:${id}`, payload),
    find: async (id) => kept.get(`${name}:${id}`),
    findByUid: async (uid) => found((payload) => payload.uid === uid),
    findByUserCode: async (userCode) => found((payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = kept.get(`${name}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
    },
    destroy: async (id) => void kept.delete(`${name}:${id}`),
    async revokeByGrantId(grantID) {
      for (const [key, payload] of kept) if (payload.grantId === grantID) kept.delete(key);
    },
  });
}
