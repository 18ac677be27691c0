import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days } from "../../units.ts";
import type { Work } from "../work.ts";

/** Of a way to undo only the hash of its code is left so long, so that its link says that it is too old. */
const SAYS_TOO_OLD_DAYS = 30;

/** Deletes what has expired: sessions, codes, devices, known browsers and networks, tries, spent bot checks, old letters of the mailbox. */
export async function forgetSecrets({ trx, now }: Work): Promise<void> {
  await trx
    .deleteFrom("sessions")
    .where((eb) =>
      eb.or([eb("expires_stamp", "<", now), eb("revoked_stamp", "<", before(now, days(KEPT_DAYS.endedSession)))]),
    )
    .execute();
  await trx.deleteFrom("one_use_codes").where("expires_stamp", "<", now).execute();
  await trx.deleteFrom("trusted_devices").where("expires_stamp", "<", now).execute();
  await trx.deleteFrom("known_sources").where("expires_stamp", "<", now).execute();
  await trx.updateTable("account_undos").set({ former: null }).where("expires_stamp", "<", now).execute();
  await trx
    .deleteFrom("account_undos")
    .where("expires_stamp", "<", before(now, days(SAYS_TOO_OLD_DAYS)))
    .execute();
  await trx
    .deleteFrom("ended_sessions")
    .where("ended_stamp", "<", before(now, days(KEPT_DAYS.endedSession)))
    .execute();
  await trx.deleteFrom("spent_solutions").where("expires_stamp", "<", now).execute();
  await trx
    .deleteFrom("sign_in_tries")
    .where("stamp", "<", before(now, days(KEPT_DAYS.signInTry)))
    .execute();
  await trx
    .deleteFrom("letters")
    .where("created_stamp", "<", before(now, days(KEPT_DAYS.letter)))
    .execute();
}
