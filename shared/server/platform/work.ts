import type { Kysely, Transaction } from "kysely";

import type { Fact } from "../../contracts/facts.ts";
import type { Change, NotificationData, NotificationKind } from "../../contracts/notifications.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Dice } from "../../rules/chance.ts";
import { stampOf, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { bySlot, type Bus, type ChangedBy } from "./bus.ts";
import type { Config } from "./config.ts";
import type { JobData, JobName } from "./jobs/jobs.ts";
import { writeOutbox, type NewJob } from "./jobs/outbox.ts";
import type { Sender } from "./jobs/sender.ts";
import type { Log } from "./log.ts";
import { writeNotifications, type NewNotification } from "./notifications.ts";
import type { Online } from "./online.ts";
import type { Topic } from "./topic.ts";
import type { Vault } from "./vault.ts";

/** What every process of the product has at hand. */
export interface App {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly log: Log;
  readonly jobs: Sender;
  readonly bus: Bus;
  readonly online: Online;
  readonly vault: Vault;
  /** Chance: what a box holds, who sits where, which text is raced. */
  readonly dice: Dice;
  nowStamp(): Stamp;
}

/** What runs operations: without a sender and a bus, what leaves waits in the database. */
export type Performer = Pick<App, "db" | "nowStamp"> & Partial<Pick<App, "jobs" | "bus" | "log">>;

/** What one operation may touch: a transaction, the time, and what leaves if it commits. */
export interface Work {
  readonly trx: Transaction<Database>;
  readonly now: Stamp;
  /** Has something done after the commit, once it is committed surely. */
  job<N extends JobName>(this: void, name: N, data: JobData<N>): void;
  /**
   * Tells a player. Guests, and who is erased meanwhile, are not told. An operation that tells about somebody
   * (`data.userID`) holds that player's row, so that no name outlives an erasure.
   */
  notify<K extends NotificationKind>(this: void, userID: UserID, kind: K, data: NotificationData<K>): void;
  /**
   * Says what is another one now of what a player has: nodes drop their cached copy, and the player's open pages ask again.
   * A hint that may be lost; guests have no line and are not told.
   */
  changed(this: void, userID: UserID, ...facts: readonly [Fact, ...Fact[]]): void;
  /** Says that something happened in a group that its open pages show. A hint that may be lost. */
  ring(this: void, topic: Topic): void;
}

/** Says what went wrong and fails nothing. */
export function logFailure(
  { log }: Partial<Pick<App, "log">>,
  error: unknown,
  sentence: string,
  more: object = {},
): void {
  if (log) log.error({ err: error, ...more }, sentence);
  else console.error(sentence, error, more);
}

export const nowStamp = (): Stamp => stampOf(new Date());

/**
 * Runs `op` in one transaction. Its jobs and notifications are written as the last thing in it, and leave only after the
 * commit; what is committed fails no more, whatever is away then: jobs wait in the outbox, and players find their
 * notifications at the next check-in. Order inside: lock, ask the rule, write, tell.
 * A refusal that is thrown undoes everything; one that is returned is thrown after the commit, so that what was written
 * (a wrong try, a spent code) stays.
 *
 * @param by whose keyed call it is for
 */
export async function perform<T>(
  app: Performer,
  op: (work: Work) => Promise<T>,
  by?: ChangedBy,
): Promise<Exclude<T, Refusal>> {
  const jobs: NewJob[] = [];
  const news: NewNotification[] = [];
  const changes: Change[] = [];
  const job: Work["job"] = (name, data) => void jobs.push({ name, data });
  const notify: Work["notify"] = (userID, kind, data) => void news.push({ userID, kind, data });
  const changed: Work["changed"] = (userID, ...facts) => void changes.push({ userID, facts });
  const rung = new Set<Topic>();
  const ring: Work["ring"] = (topic) => void rung.add(topic);
  const [value, sent, told] = await app.db.transaction().execute(async (trx) => {
    const now = app.nowStamp();
    const value = await op({ trx, now, job, notify, changed, ring });
    return [value, await writeOutbox(trx, now, jobs), await writeNotifications(trx, now, news)] as const;
  });
  const leaving = [async () => app.jobs?.send(sent)];
  if (told.length + changes.length > 0) leaving.push(async () => app.bus?.publish(bySlot(told, changes, by)));
  if (rung.size > 0) leaving.push(async () => app.bus?.ring([...rung]));
  const orSay = (error: unknown): void => logFailure(app, error, "something that is committed did not leave");
  await Promise.all(leaving.map((leave) => leave().catch(orSay)));
  if (value instanceof Refusal) throw value;
  return value as Exclude<T, Refusal>;
}
