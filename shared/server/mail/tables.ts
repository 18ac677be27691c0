import type { Generated } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

/** Letters that no mail server takes: the mailbox page shows them. */
interface LetterTable {
  letter_id: Generated<number>;
  /** Whose account it is about: it goes with the account. */
  user_id: UserID | null;
  to_address: string;
  subject: string;
  body: string;
  created_stamp: Stamp;
}

/** Letters that are kept here. */
export interface MailTables {
  letters: LetterTable;
}
