import { account } from "./account.ts";
import { classes } from "./classes.ts";
import { conduct } from "./conduct.ts";
import { connection } from "./connection.ts";
import type { Kept } from "./kept.ts";
import { money } from "./money.ts";
import { people } from "./people.ts";
import { races } from "./races.ts";
import { winnings } from "./winnings.ts";

/** All personal data that the server stores, in the order of the page. A test compares it with the database. */
export const KEPT: readonly Kept[] = [
  ...account,
  ...races,
  ...winnings,
  ...money,
  ...people,
  ...classes,
  ...conduct,
  ...connection,
];
