import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

/** A pop-up that a player has seen. */
interface SeenPopUpTable {
  user_id: UserID;
  /** The name that a pop-up has for good. */
  key: string;
  seen_stamp: Stamp;
  /** Only of challenges: how far each was seen, in the order of the draw. */
  progress: number[] | null;
}

export interface LookTables {
  seen_pop_ups: SeenPopUpTable;
}
