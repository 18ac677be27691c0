/** Where gold is given to a friend. */
export const goldGiftPath = (username: string): string => `/store/gold?for=${encodeURIComponent(username)}`;
