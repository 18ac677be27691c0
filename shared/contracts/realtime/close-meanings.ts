import type { CLOSE_CODES } from "./close-codes.ts";

/** What each code means, for who writes a client. */
export const CLOSE_MEANINGS: Readonly<Record<keyof typeof CLOSE_CODES, string>> = {
  left: "The client left on purpose, or the room is over.",
  shutdown: "The room or its node is going down; join again.",
  overLimit: "Too many messages in a second.",
  silent: "No ping of the race was answered for twelve seconds; reconnect to the seat.",
  sessionEnded: "The session has ended: logged out, or the password was changed.",
  badMessage: "A message didn't have the shape that this document gives.",
  inviteOnly: "This friend race is for invited racers.",
  full: "All seats of this friend race are taken.",
  elsewhere: "The same racer joined again, in another tab or on another device.",
  otherRace: "The same racer is in another race, in another tab or on another device.",
  classOnly: "A class of someone in this friend race keeps it to that class.",
  manyLines: "The account has too many connections: the oldest is closed. Reconnect when it is used again.",
  idle: "No message on this connection for a quarter of an hour.",
  tooLarge: "A frame was larger than 4 KiB.",
};
