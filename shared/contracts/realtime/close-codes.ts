/** Why the server closes a socket. The client shows a sentence for each. */
export const CLOSE_CODES = {
  left: { code: 4000 },
  shutdown: { code: 4001 },
  overLimit: { code: 4002 },
  silent: { code: 4010 },
  sessionEnded: { code: 4401 },
  badMessage: { code: 4400 },
  inviteOnly: { code: 4403 },
  full: { code: 4409 },
  elsewhere: { code: 4410 },
  otherRace: { code: 4411 },
  classOnly: { code: 4413 },
  manyLines: { code: 4412 },
  idle: { code: 4408 },
  tooLarge: { code: 1009 },
} as const;

const FINAL: ReadonlySet<number> = new Set([
  CLOSE_CODES.overLimit.code,
  CLOSE_CODES.sessionEnded.code,
  CLOSE_CODES.badMessage.code,
  CLOSE_CODES.inviteOnly.code,
  CLOSE_CODES.full.code,
  CLOSE_CODES.classOnly.code,
  CLOSE_CODES.elsewhere.code,
  CLOSE_CODES.otherRace.code,
  CLOSE_CODES.manyLines.code,
  CLOSE_CODES.idle.code,
]);

/** Whether a client that was closed with this code loses its seat. */
export const isFinal = (code: number | undefined): boolean => code !== undefined && FINAL.has(code);

/** The HTTP status of a racer who is refused at the link of a friend race, by the reason. */
export const NO_PLACE = { full: 409, "invite-only": 423 } as const;
