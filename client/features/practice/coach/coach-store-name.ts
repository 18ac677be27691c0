/** Where the coach keeps what it knows. */
export const COACH_STORE = "redline-coach";
