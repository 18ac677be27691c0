/** Reasons for a logout: the code in the hash of `/login`, and the page's sentence. @source core §8 */
const SENTENCES = {
  "invalid-update-token":
    "Something about your session didn't look right, so we logged you out to be safe. Please log in again.",
  "rt-invalid-session": "The race track lost your session. Please log in again to get back on the road.",
  "user-mismatch": "Another racer logged in on this browser. Log in again to be you.",
  "invalid-jwt": "We couldn't recognise your session. Please log in again.",
  "expired-session": "You were away for a while, so your session ended. Welcome back!",
  "jwt-parse": "We couldn't read your session. Please log in again.",
  "logged-in-no-token": "This browser has lost your session. Please log in again.",
} as const;

export type LogOutReason = keyof typeof SENTENCES;

export const LOG_OUT_REASONS = Object.keys(SENTENCES) as readonly LogOutReason[];

const isReason = (code: string): code is LogOutReason => Object.hasOwn(SENTENCES, code);

/** The sentence for a code; undefined for unknown codes. A leading # is ignored. */
export function logoutSentence(code: string): string | undefined {
  const plain = code.replace(/^#/, "");
  return isReason(plain) ? SENTENCES[plain] : undefined;
}
