import { minutes } from "../../units.ts";
import * as fields from "../fields.ts";

/** How often what takes a proof may be tried. */
export const SECRETS = { max: 20, perMs: minutes(15) } as const;

/** Only required if the account has one. */
export const ownPassword = fields.password.optional();

/**
 * The proof of ownership: the password, or nothing within ten minutes of a visit to the provider (`/settings/confirm-sso`), which
 * is good once; without a password also a code of the second step.
 */
export const proof = { password: ownPassword, authCode: fields.authCode.optional() };
export const PROOF_REFUSALS = ["wrongPassword", "captchaNeeded", "confirmNeeded", "wrongCode", "tooManyTries"] as const;
