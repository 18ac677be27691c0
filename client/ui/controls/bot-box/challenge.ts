/** Where the puzzles of the bot check come from. @param weight how many times the work of a light one */
export const challengeOf = (weight = 1): string => `/api/v2/auth/captcha-challenge?weight=${weight}`;
