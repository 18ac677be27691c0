import type { Generated } from "kysely";

import type { Stamp } from "../../units.ts";

/** A board as it was made last. */
interface BoardTable {
  /** `boardKey` of `rules/boards.ts` */
  board: string;
  /** That of the lines that hold; it moves with them, in one transaction. */
  version: Generated<number>;
  /** Racers or teams with a place, as they were counted last. */
  entrants: Generated<number>;
  /** The figures of the last of the best 1 %, 2 % … 99 %; empty while every place is a line. */
  shares: Generated<number[]>;
  counted_stamp: Generated<Stamp>;
  made_stamp: Stamp;
  /** The first second after its period. */
  end_stamp: Stamp;
}

/** A place on a board. Who has it is joined by number: no name is kept here. */
interface BoardLineTable {
  board: string;
  version: number;
  place: number;
  /** A racer or a team, as the board's name says. */
  entrant_id: number;
  /** Points, or an average speed. */
  figure: number;
  /** Ranked races. */
  races: number;
}

export interface BoardTables {
  boards: BoardTable;
  board_lines: BoardLineTable;
}
