/** What the ledger calls a gift that comes into escrow. */
export const arrival = (giftID: number): string => `gift:${giftID}`;

/** What the ledger calls the one way out of escrow, to whomever: so a gift can leave only once. */
export const departure = (giftID: number): string => `gift:${giftID}:end`;
