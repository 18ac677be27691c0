import { z } from "zod";

import { ABOUT, json, web } from "./setting.ts";

const Provider = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
    name: z.string().min(1).max(40),
    issuer: web(),
    clientID: z.string().min(1),
    clientSecret: z.string().min(1),
    teachers: z
      .strictObject({
        claim: z.string().min(1),
        values: z.array(z.string().min(1)).min(1).readonly(),
        scope: z.string().optional(),
      })
      .readonly()
      .optional(),
  })
  .readonly();

/** One OpenID Connect provider of this site. */
export type ProviderSettings = z.output<typeof Provider>;

/** In years: nobody who plays is asked about a higher limit. */
const HIGHEST_CONSENT_AGE = 21;

export const SignIn = z.object({
  /** In years. */
  consentAge: z.coerce.number().int().min(0).max(HIGHEST_CONSENT_AGE).default(16).register(ABOUT, {
    name: "CONSENT_AGE",
    means:
      "below this age nobody buys for real money without a parent's confirmed address; 0: nobody is asked how old they are",
  }),
  signInProviders: json(z.array(Provider)).register(ABOUT, {
    name: "SIGN_IN_PROVIDERS",
    means:
      "OpenID Connect providers: a JSON list of id, name, issuer, clientID, clientSecret; for a school's also teachers (docs/operations.md)",
    isSecret: true,
  }),
});
