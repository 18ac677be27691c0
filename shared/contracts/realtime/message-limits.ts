/** The number of messages that a room accepts from one connection per second; one more closes it. */
export const MESSAGES_A_SECOND = { race: 40, elsewhere: 10 } as const;
