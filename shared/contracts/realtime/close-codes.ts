/** Why the server closes a socket. The client shows a sentence for each. */
export const CLOSE_CODES = {
  left: { code: 4000, meaning: "The room was left on purpose, or is over." },
  shutdown: { code: 4001, meaning: "The node is going down; join again." },
  overLimit: { code: 4002, meaning: "Too many messages in a second." },
  badMessage: { code: 4400, meaning: "A message did not have the shape that this document gives." },
  tooLarge: { code: 1009, meaning: "A frame was larger than 4 KiB." },
} as const;
