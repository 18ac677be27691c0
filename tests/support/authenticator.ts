import { Secret, TOTP } from "otpauth";

/** What an authenticator app shows for a secret. */
export const codeAt = (secret: string, atMs = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs });
