/** Whoever's session ends in so many seconds is asked whether they are still there. @source core §9 Token warning */
export const SESSION_WARNING = 300;
