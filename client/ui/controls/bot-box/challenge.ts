/** Where the puzzles of the bot check come from. */
export const CHALLENGE = "/api/v2/auth/captcha-challenge";
