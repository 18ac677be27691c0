import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/**
 * Closes secrets before they go into the database, so that a copy of it opens nothing. AES-256-GCM; what is closed names
 * its key, so that keys can be changed, and is bound to its place, so that it cannot be moved to another row.
 */
export interface Vault {
  /** Names the key that closes now. */
  readonly keyID: string;
  /** Of all keys, the one of now first. */
  readonly keyIDs: readonly string[];
  close(text: string, place: string): string;
  /** @throws Error when no key fits, or it was changed or moved */
  open(closed: string, place: string): string;
  /** Whether a text is closed, and with the key that closes now. */
  isFresh(stored: string): boolean;
  /** Whether a key of this id is there. */
  knows(keyID: string): boolean;
  /** A secret of its own for one purpose, the same in every process; of an older key where one is named. */
  secretFor(purpose: string, keyID?: string): string;
}

const VERSION = "v1";
const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_LENGTH = 10;

/** @param keys of 32 bytes; the first closes, the others only open */
export function newVault(keys: readonly [Buffer, ...Buffer[]]): Vault {
  const byID = new Map(keys.map((key) => [idOf(key), key]));
  const current = keys[0];
  const keyOf = (keyID: string): Buffer => {
    const key = byID.get(keyID);
    if (!key) throw new Error(`no key of SECRETS_KEY has the id ${keyID}`);
    return key;
  };
  const keyID = idOf(current);

  return {
    keyID,
    keyIDs: [...byID.keys()],
    close(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, current, iv).setAAD(Buffer.from(place));
      const closed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return [VERSION, keyID, closed.toString("base64url")].join(".");
    },
    open(closed, place) {
      const [, usedID = "", content = ""] = closed.split(".");
      const bytes = Buffer.from(content, "base64url");
      const decipher = createDecipheriv(CIPHER, keyOf(usedID), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
      return text.toString("utf8");
    },
    isFresh: (stored) => stored.startsWith(`${VERSION}.${keyID}.`),
    knows: (each) => byID.has(each),
    secretFor: (purpose, ofID = keyID) =>
      Buffer.from(hkdfSync("sha256", keyOf(ofID), "", purpose, 32)).toString("base64url"),
  };
}

/** Whether a stored text is closed at all: secrets of before lie open until the first start closes them. */
export const isClosed = (stored: string): boolean => stored.startsWith(`${VERSION}.`);

const idOf = (key: Buffer): string =>
  createHash("sha256").update("redline key id").update(key).digest("base64url").slice(0, KEY_ID_LENGTH);
