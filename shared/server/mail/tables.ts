import type { Generated } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

/** Emails of a product without a mail server: the mailbox page shows them. */
interface LetterTable {
  letter_id: Generated<number>;
  /** The account it is about: erased with it. */
  user_id: UserID | null;
  to_address: string;
  subject: string;
  body: string;
  created_stamp: Stamp;
}

/** Stored emails. */
export interface MailTables {
  letters: LetterTable;
}
