import type { UserID } from "#shared/ids.ts";

/** The content of the hash of an email's link. */
export interface LetterLink {
  readonly userID: UserID;
  readonly hash: string;
}

/** Reads `#{userID}-{code}`; undefined for an incomplete link. */
export function letterLinkOf(hash: string): LetterLink | undefined {
  const [, id, code] = /^#(\d+)-(.+)$/.exec(hash) ?? [];
  return id === undefined || code === undefined ? undefined : { userID: Number(id) as UserID, hash: code };
}
