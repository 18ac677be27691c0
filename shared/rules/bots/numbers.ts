/** A declared bot has a place on the ladder from this many races on: the average of its last so many. */
export const LADDER_RACES = 10;
/** How many bots the ladder shows. */
export const LADDER_LENGTH = 100;
