/** How many days what is known of people is kept; the privacy policy says the same. @source rules Privacy */
export const KEPT_DAYS = {
  /** Since a guest was here last. */
  guest: 30,
  /** Between the wish to be erased and the erasure. */
  secondThoughts: 14,
  keyLog: 30,
  /** Of races that were flagged or appealed against. */
  flaggedKeyLog: 180,
  session: 30,
  /** Since it was ended. */
  endedSession: 1,
  trustedDevice: 30,
  /** Since the last sign-in there. */
  knownBrowser: 180,
  /** A network that was signed in from, as a hash with a key. */
  knownNetwork: 90,
  /** The way back to how one signed in before a change. */
  wayToUndo: 7,
  signInTry: 1,
  /** Of the mailbox page, where there is no mail server. */
  letter: 7,
  notification: 30,
  report: 180,
  /** Of what moderators did: since it was done, or since it held no more. */
  moderation: 365,
  /** Since it was collected or returned. */
  gift: 90,
  /** The key of a call that does its deed once. */
  repeat: 7,
  /** Since it was denied or taken back. */
  friendRequest: 30,
} as const;
