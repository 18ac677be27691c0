import type { UserID } from "#shared/ids.ts";

/** What the link of a letter carries in its hash. */
export interface LetterLink {
  readonly userID: UserID;
  readonly hash: string;
}

/** Reads `#{userID}-{code}`; undefined for a link that is not whole. */
export function letterLinkOf(hash: string): LetterLink | undefined {
  const [, id, code] = /^#(\d+)-(.+)$/.exec(hash) ?? [];
  return id === undefined || code === undefined ? undefined : { userID: Number(id) as UserID, hash: code };
}
