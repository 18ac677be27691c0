/**
 * Whose an account is while its address changes hands: of all who have proved an address of it, whoever proved one first.
 * Every change is told to the address of before, with a link that undoes it. While such a link waits at an older address, a
 * younger one is told of changes without a link: it could only turn the account against its owner.
 */
export interface WayBack {
  /** The address that has the link, as addresses are compared; null for links of before this was kept. */
  readonly addressKey: string | null;
}

/** Whether the owner of an account's verified address gets a link for the next change. */
export const getsWayBack = (waiting: readonly WayBack[], addressKey: string): boolean =>
  waiting.every((way) => way.addressKey === addressKey);
