/** The heading by how many of the day's challenges are complete. @source teams-shop-seasons §9 Daily challenges */
const HEADINGS = ["Finish a challenge to earn bonus XP!", "Keep it up!", "Almost there!", "Way to go!"] as const;

export const headingFor = (completed: number): string =>
  HEADINGS[Math.min(completed, HEADINGS.length - 1)] ?? HEADINGS[0];

/** Which day the challenges are of, and how many of them are complete. */
export const dayWords = (isToday: boolean, completed: number, all: number): string =>
  `${completed} of ${all} daily challenges done ${isToday ? "today" : "yesterday"}.`;
