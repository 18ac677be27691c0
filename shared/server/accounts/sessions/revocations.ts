import type { Kysely } from "kysely";

import type { SessionID } from "../../../ids.ts";
import { before, seconds, type Ms, type Stamp } from "../../../units.ts";
import type { Database } from "../../database.ts";
import type { Log } from "../../platform/log.ts";
import type { OnClose } from "../../platform/process.ts";
import { repeat } from "../../platform/repeat.ts";
import { nowStamp } from "../../platform/work.ts";
import { TICKET_LIFE } from "./tokens.ts";

const LOOK_EVERY = seconds(1);
/**
 * Transactions commit a little after the stamp they wrote, and a ticket may still open a socket for its whole life: such
 * a socket closes at the next look.
 */
const LOOK_BACK: Ms = (TICKET_LIFE + seconds(15)) as Ms;

/** Tells when a session has ended, wherever it was ended, also with its account. Tells many times. */
export interface Revocations {
  onRevoked(listener: (sessionID: SessionID) => void): void;
  /** Looks at once, so that in this process a session that was just ended is over before anybody is told that it is. */
  look(): Promise<void>;
}

/**
 * Asks the database each second for sessions that have just ended: one small index scan a process, and nothing else that
 * could be down. So a log-out reaches every cache and socket within two seconds.
 */
export function watchRevocations(db: Kysely<Database>, log: Log, onClose: OnClose): Revocations {
  const listeners: ((sessionID: SessionID) => void)[] = [];
  let from: Stamp = before(nowStamp(), LOOK_BACK);

  const look = async (): Promise<void> => {
    const now = nowStamp();
    const rows = await db
      .selectFrom("sessions")
      .select("session_id")
      .where("revoked_stamp", ">=", from)
      .unionAll(db.selectFrom("ended_sessions").select("session_id").where("ended_stamp", ">=", from))
      .execute();
    for (const { session_id } of rows) for (const listener of listeners) listener(session_id);
    from = before(now, LOOK_BACK);
  };
  repeat({ everyMs: LOOK_EVERY, failure: "ended sessions could not be looked up", work: look }, log, onClose);
  return { onRevoked: (listener) => void listeners.push(listener), look };
}
