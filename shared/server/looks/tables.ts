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

/** A player's last look at a place whose news are counted, or that keeps quiet for a while. */
interface LookTable {
  user_id: UserID;
  place: string;
  stamp: Stamp;
  /** The number of the newest thing that was there. Of what keeps quiet: until when, a stamp. */
  upto: number;
}

export interface LookTables {
  looks: LookTable;
  seen_pop_ups: SeenPopUpTable;
}
