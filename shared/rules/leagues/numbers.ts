/** Races of a day that give points: its best. @source rules Leagues: Points, Boards */
export const RACES_A_DAY = 25;

/** Of a team, whose points are the team's. @source rules Leagues: Teams */
export const BEST_MEMBERS = 10;
