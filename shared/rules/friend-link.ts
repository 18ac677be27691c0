/** What stands in the place of a username in the address of one's own race: it leads to one's link. */
export const OWN_LINK = "~";

/** In a code, so that nobody finds a race by trying: more than 27 billion codes. */
export const LINK_CODE_LENGTH = 7;

/** The link of a host without a username, as it stands in an address: `~` is in no username. */
export const linkOfCode = (code: string): string => `${OWN_LINK}${code}`;

/** The code in such a link; undefined for a username. */
export const codeOfLink = (link: string): string | undefined =>
  link.startsWith(OWN_LINK) ? link.slice(OWN_LINK.length).toLowerCase() : undefined;
