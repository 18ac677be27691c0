/** The address of a team's page. */
export const teamPath = (tag: string): string => `/team/${encodeURIComponent(tag)}`;
