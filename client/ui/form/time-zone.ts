/** This browser's time zone, by its IANA name. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
