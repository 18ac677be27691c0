import type { Kysely } from "kysely";

import type { Site } from "../../content/site.ts";
import type { DuePopUps } from "../../contracts/goals/pop-ups.ts";
import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { ClassRow } from "../players/class-standing.ts";

/** Whose pop-ups, where and when. */
export interface Asker {
  readonly db: Kysely<Database>;
  readonly site: Site;
  readonly userID: UserID;
  readonly now: Stamp;
  /** The class, as sources read it: null without one. */
  readonly class?: ClassRow | null;
}

/** Something that may pop up for a player, whether it was seen or not. */
export interface PopUpCandidate<PopUp> {
  /** Its name for good. */
  readonly key: string;
  /** undefined: something newer says the same, but a page may still say that this was seen. */
  readonly popUp: PopUp | undefined;
  /** How far what it shows had come, kept with the key: the next one begins its bars there. */
  readonly progress?: readonly number[];
  /** Once it was seen, a place keeps quiet until then. */
  readonly quiet?: { readonly place: string; readonly until: Stamp };
  /** It comes again after the quiet: nothing else is kept of it. */
  readonly comesAgain?: boolean;
}

/** What one subject lets pop up, read in a fixed number of statements. */
export interface PopUpSource<Group extends keyof DuePopUps = keyof DuePopUps> {
  /** Where pages find them in the answer. */
  readonly group: Group;
  read(this: void, asker: Asker): Promise<readonly PopUpCandidate<DuePopUps[Group][number]>[]>;
}
