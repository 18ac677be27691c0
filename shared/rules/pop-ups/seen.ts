/** So many pop-ups are said at once to be seen. */
export const MOST_SEEN_KEYS = 200;
