/** Retention of personal data in days; the privacy policy says the same. @source rules Privacy */
export const KEPT_DAYS = {
  /** Since a guest's last visit. */
  guest: 30,
  /** From the request to erase an account to its erasure. */
  secondThoughts: 14,
  keyLog: 30,
  /** Of races that were flagged or appealed against. */
  flaggedKeyLog: 180,
  /** Of members of a class. */
  classKeyLog: 7,
  /** Of races of theirs that were flagged or appealed against. */
  flaggedClassKeyLog: 30,
  session: 30,
  /** Since it was ended. */
  endedSession: 1,
  trustedDevice: 30,
  /** Since the last sign-in there. */
  knownBrowser: 180,
  /** A network used to sign in, as a keyed hash. */
  knownNetwork: 90,
  /** Undo data of a change to the sign-in. */
  wayToUndo: 7,
  signInTry: 1,
  /** A parent's address, since the parent was asked and did not answer. */
  parentAsked: 7,
  /** Of the mailbox page, where there is no mail server. */
  letter: 7,
  notification: 30,
  report: 180,
  /** Moderators' actions, since they were taken or, for mutes and bans, since they ended. */
  moderation: 365,
  /** Since it was collected or returned. */
  gift: 90,
  /** Idempotency keys. */
  repeat: 7,
  /** Messages of the day of teams. */
  teamMessage: 180,
  /** Applications to teams and invites into them, since they came. */
  teamRequest: 30,
  /** Since somebody was removed from a team. */
  teamBar: 14,
  /** Since it was denied or withdrawn. */
  friendRequest: 30,
  /** Progress of daily challenges. */
  challengeDay: 30,
  /** Purchases in the shop, since they were made. */
  purchase: 90,
  /** Scores of a week, and of the day of a team or a lesson, since it ended. */
  weekScore: 60,
  /** Scores of a month, since it ended. */
  monthScore: 366,
  bugReport: 90,
  /** A request to be a teacher. */
  teacherRequest: 180,
  /** An account made for a class, since it was taken out of it. */
  removedPupil: 30,
  /** What undoing a year's change of classes takes, since it was made. */
  yearChange: 30,
  /** An assignment with everyone's progress, since its end. */
  assignment: 400,
  /** One that a teacher removed, since then. */
  removedAssignment: 30,
  /** That a pop-up was seen: longer than any may come again. */
  seenPopUp: 120,
} as const;
