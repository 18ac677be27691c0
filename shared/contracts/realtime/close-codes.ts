/** Why the server closes a socket. The client shows a sentence for each. */
export const CLOSE_CODES = {
  left: { code: 4000, meaning: "The client left on purpose, or the room is over." },
  shutdown: { code: 4001, meaning: "The room or its node is going down; join again." },
  overLimit: { code: 4002, meaning: "Too many messages in a second." },
  silent: { code: 4010, meaning: "No ping of the race was answered for twelve seconds; reconnect to the seat." },
  sessionEnded: { code: 4401, meaning: "The session has ended: logged out, or the password was changed." },
  badMessage: { code: 4400, meaning: "A message did not have the shape that this document gives." },
  inviteOnly: { code: 4403, meaning: "This friend race is for invited racers." },
  full: { code: 4409, meaning: "All seats of this friend race are taken." },
  elsewhere: { code: 4410, meaning: "The same racer joined again, in another tab or on another device." },
  otherRace: { code: 4411, meaning: "The same racer is in another race, in another tab or on another device." },
  manyLines: {
    code: 4412,
    meaning: "The account has too many connections: the oldest is closed. Reconnect when it is used again.",
  },
  idle: { code: 4408, meaning: "No message on this connection for a quarter of an hour." },
  tooLarge: { code: 1009, meaning: "A frame was larger than 4 KiB." },
} as const;

const FINAL: ReadonlySet<number> = new Set([
  CLOSE_CODES.overLimit.code,
  CLOSE_CODES.sessionEnded.code,
  CLOSE_CODES.badMessage.code,
  CLOSE_CODES.inviteOnly.code,
  CLOSE_CODES.full.code,
  CLOSE_CODES.elsewhere.code,
  CLOSE_CODES.otherRace.code,
  CLOSE_CODES.manyLines.code,
  CLOSE_CODES.idle.code,
]);

/** Whether a client that was closed with this code loses its seat. */
export const isFinal = (code: number | undefined): boolean => code !== undefined && FINAL.has(code);

/** The HTTP status of a racer who is refused at the link of a friend race, by the reason. */
export const NO_PLACE = { full: 409, "invite-only": 423 } as const;
