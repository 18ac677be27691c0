/** The ledger reference of a gift's transfer into escrow. */
export const arrival = (giftID: number): string => `gift:${giftID}`;

/** The ledger reference of a gift's transfer out of escrow, to anybody: so a gift can leave only once. */
export const departure = (giftID: number): string => `gift:${giftID}:end`;
