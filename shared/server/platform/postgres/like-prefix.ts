/** A text as an escaped LIKE prefix. */
export const likePrefix = (term: string): string => `${term.replaceAll(/[\\%_]/g, "\\$&")}%`;
