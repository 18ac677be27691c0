/** A declared bot's own races are a place on the ladder from this many finished races on: its average covers no others. */
export const LADDER_RACES = 10;
/** How many bots the ladder shows. */
export const LADDER_LENGTH = 100;
