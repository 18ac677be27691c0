/** What stands in the built page for what only the browser knows of its racer: `own-page.ts` says it. */
export const OWN = {
  name: "OWN-NAME",
  username: "OWN-USERNAME",
  tag: "OWNTAG",
  tagColor: "010203",
  money: 123_456,
  nitros: 789,
} as const;
