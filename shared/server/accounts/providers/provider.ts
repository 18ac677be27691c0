import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from "openid-client";
import { z } from "zod";

import { Refusal } from "../../../refusal.ts";
import type { Stamp } from "../../../units.ts";
import type { Config } from "../../platform/config.ts";
import type { ProviderSettings } from "../../platform/config/sign-in.ts";

/** What the browser carries, signed, between leaving for the provider and coming back. */
export const ProviderTrip = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  link: z.string().optional(),
  confirm: z.string().optional(),
  redirect: z.string().optional(),
});
export type ProviderTrip = z.infer<typeof ProviderTrip>;

/** Who the provider says came back. */
export interface ProviderPerson {
  readonly provider: string;
  readonly subject: string;
  /** Only when the provider vouches for it. */
  readonly email: string | undefined;
  /** A school's provider says that this is a teacher. */
  readonly isTeacher?: true | undefined;
  /** When the provider last asked the person to sign in, if it says so. */
  readonly signedInStamp?: Stamp | undefined;
}

/** The sign-in providers of this site. */
export interface Providers {
  readonly list: readonly { readonly id: string; readonly name: string }[];
  /** Refuses: providerUnknown, unavailable. */
  begin(
    id: string,
    callback: string,
    more: Pick<ProviderTrip, "link" | "confirm" | "redirect"> & { readonly loginHint?: string | undefined },
  ): Promise<{ address: URL; trip: ProviderTrip }>;
  /** @throws when the provider, or whoever pretends to come from it, did not answer right */
  finish(trip: ProviderTrip, cameBackTo: URL): Promise<ProviderPerson>;
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

export function newProviders(config: Config): Providers {
  const known = new Map<string, Promise<Configuration>>();
  const settingsOf = (id: string): ProviderSettings => {
    const settings = config.signInProviders.find((each) => each.id === id);
    if (!settings) throw new Refusal("providerUnknown", "This site doesn't offer that login.");
    return settings;
  };
  /** Asked for once, and again after a failure. */
  const discover = (settings: ProviderSettings): Promise<Configuration> => {
    const found = known.get(settings.id) ?? discoverAnew(settings);
    known.set(settings.id, found);
    found.catch(() => known.delete(settings.id));
    return found;
  };

  return {
    list: config.signInProviders.map(({ id, name }) => ({ id, name })),
    async begin(id, callback, { loginHint, link, confirm, redirect }) {
      const settings = settingsOf(id);
      const client = await discover(settings).catch((cause: unknown) => {
        throw Object.assign(new Refusal("unavailable", `${settings.name} isn't answering right now.`), { cause });
      });
      const trip = {
        provider: id,
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        link,
        confirm,
        redirect,
      };
      const address = buildAuthorizationUrl(client, {
        redirect_uri: callback,
        scope: scopeOf(settings),
        state: trip.state,
        nonce: trip.nonce,
        code_challenge: await calculatePKCECodeChallenge(trip.verifier),
        code_challenge_method: "S256",
        ...(loginHint !== undefined && { login_hint: loginHint }),
        ...(confirm !== undefined && { max_age: "0" }),
      });
      return { address, trip };
    },
    async finish(trip, cameBackTo) {
      const settings = settingsOf(trip.provider);
      const client = await discover(settings);
      const tokens = await authorizationCodeGrant(client, cameBackTo, {
        expectedState: trip.state,
        expectedNonce: trip.nonce,
        pkceCodeVerifier: trip.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("the provider sent no identity");
      const isWhole = claims.email !== undefined && saysRole(settings, claims);
      const asks = !isWhole && client.serverMetadata().userinfo_endpoint !== undefined;
      const info = asks ? await fetchUserInfo(client, tokens.access_token, claims.sub) : claims;
      const mail = claims.email === undefined ? info : claims;
      const email = mail.email_verified === true && typeof mail.email === "string" ? mail.email : undefined;
      const signedInStamp = claims.auth_time === undefined ? undefined : (claims.auth_time as Stamp);
      const isTeacher = saysTeacher(settings, saysRole(settings, claims) ? claims : info) || undefined;
      return { provider: trip.provider, subject: claims.sub, email, isTeacher, signedInStamp };
    },
  };
}

const scopeOf = ({ teachers }: ProviderSettings): string =>
  ["openid email", ...(teachers?.scope === undefined ? [] : [teachers.scope])].join(" ");

type Claims = Readonly<Record<string, unknown>>;

/** Whether nothing more is to be learnt of who is a teacher. */
const saysRole = ({ teachers }: ProviderSettings, claims: Claims): boolean =>
  teachers === undefined || Object.hasOwn(claims, teachers.claim);

/** Whether the claim that the operator named has one of the values: a word, or a list of them. */
function saysTeacher({ teachers }: ProviderSettings, claims: Claims): boolean {
  if (!teachers || !Object.hasOwn(claims, teachers.claim)) return false;
  const said = [claims[teachers.claim]].flat().filter((each) => typeof each === "string");
  const values = new Set(teachers.values.map((each) => each.toLowerCase()));
  return said.some((each) => values.has(each.toLowerCase()));
}

function discoverAnew({ issuer, clientID, clientSecret }: ProviderSettings): Promise<Configuration> {
  const address = new URL(issuer);
  const isPlain = address.protocol === "http:" && LOOPBACK.has(address.hostname);
  const execute = [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])];
  return discovery(address, clientID, clientSecret, undefined, { execute });
}
