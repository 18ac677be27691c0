import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days } from "../../units.ts";
import type { Work } from "../work.ts";

/** Deletes what has expired: sessions, codes, devices, tries, spent bot checks, old letters of the mailbox. */
export async function forgetSecrets({ trx, now }: Work): Promise<void> {
  await trx
    .deleteFrom("sessions")
    .where((eb) =>
      eb.or([eb("expires_stamp", "<", now), eb("revoked_stamp", "<", before(now, days(KEPT_DAYS.endedSession)))]),
    )
    .execute();
  await trx.deleteFrom("one_use_codes").where("expires_stamp", "<", now).execute();
  await trx.deleteFrom("trusted_devices").where("expires_stamp", "<", now).execute();
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
