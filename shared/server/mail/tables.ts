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

/** What was asked for in the last hour that sends letters: keyed hashes of what is counted. */
interface LetterAskTable {
  ask_id: Generated<number>;
  about_hash: string;
  stamp: Stamp;
}

/** Stored emails, and how many are asked for. */
export interface MailTables {
  letter_asks: LetterAskTable;
  letters: LetterTable;
}
