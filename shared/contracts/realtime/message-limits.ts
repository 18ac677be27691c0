/** So many messages a room takes from one line in a second; one more closes it as over the limit. */
export const MESSAGES_A_SECOND = { race: 40, elsewhere: 10 } as const;
