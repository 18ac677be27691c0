import { createHmac } from "node:crypto";

import { plainCode } from "../../rules/classes/codes.ts";
import { randomCode } from "../platform/random-code.ts";
import type { Vault } from "../platform/vault.ts";

type Kind = "class-code" | "card-code" | "school-code";

/** A code as it is stored: found by its keyed hash, and shown again to teachers. */
export interface StoredCode {
  readonly code: string;
  readonly hash: string;
  readonly sealed: string;
}

const hashWith = (vault: Vault, kind: Kind, code: string, keyID: string): string =>
  createHmac("sha256", vault.secretFor(kind, keyID)).update(code).digest("base64url");

const stored = (vault: Vault, kind: Kind, code: string): StoredCode => ({
  code,
  hash: hashWith(vault, kind, code, vault.keyID),
  sealed: vault.close(code, kind),
});

export const newCode = (vault: Vault, kind: Kind, length: number): StoredCode =>
  stored(vault, kind, randomCode(length));

/** The same code, stored by the key of now. */
export const closedAnew = (vault: Vault, kind: Kind, sealed: string): StoredCode =>
  stored(vault, kind, openCode(vault, kind, sealed));

export const openCode = (vault: Vault, kind: Kind, sealed: string): string => vault.open(sealed, kind);

/** What a typed code may be stored as: by the key of now, and by those before it. */
export const hashesOf = (vault: Vault, kind: Kind, typed: string): readonly string[] =>
  vault.keyIDs.map((keyID) => hashWith(vault, kind, plainCode(typed), keyID));
