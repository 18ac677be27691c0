import { ORDER_HOURS } from "../../content/store.ts";
import { before, hours, minutes, type Stamp } from "../../units.ts";
import { DatabaseAway } from "../platform/postgres/away.ts";
import { logFailure, perform, type App } from "../platform/work.ts";
import { ProviderAway, type PaymentProvider } from "./provider.ts";
import { settleEvent, storeEvents } from "./receive.ts";
import type { InvoiceID } from "./tables.ts";

/** What is asked of a provider again, so that nothing between two readings is missed. */
const OVERLAP = minutes(15);
/** Providers keep their events for so long. */
const LOOK_BACK = hours(24 * 30);
const AT_ONCE = 200;

interface Asked {
  readonly invoice_id: InvoiceID;
  readonly session_id: string | null;
}

/** Asks the provider about one order, and counts what it says at once. @throws ProviderAway */
export async function ask(app: App, provider: PaymentProvider, { session_id: sessionID }: Asked): Promise<void> {
  if (sessionID === null) return;
  await store(app, provider, (await provider.read({ sessionID })) ?? []);
}

async function store(
  app: App,
  provider: PaymentProvider,
  events: NonNullable<Awaited<ReturnType<PaymentProvider["read"]>>>,
): Promise<number> {
  const fresh = await perform(app, (work) => storeEvents(work, provider.name, events));
  const eventIDs = events.map(({ eventID }) => eventID);
  await settleAll(app, provider, await waitingOf(app, provider, eventIDs));
  return fresh;
}

/** What a reading of the provider's own books found. */
export interface Reconciled {
  /** Events that the webhook never brought. */
  readonly missed: number;
  /** Orders that waited too long, and were asked for. */
  readonly asked: number;
}

/**
 * Reads what the provider says since the last time, so that a webhook that was away, or lost an event, loses nobody anything;
 * counts events that waited for their order; asks for orders that wait longer than they may.
 *
 * @throws ProviderAway
 */
export async function reconcile(app: App, provider: PaymentProvider): Promise<Reconciled> {
  const now = app.nowStamp();
  const events = (await provider.read({ since: await sinceOf(app, provider, now) })) ?? [];
  const missed = await store(app, provider, events);
  await app.db
    .insertInto("payments_read")
    .values({ provider: provider.name, until_stamp: now })
    .onConflict((conflict) => conflict.column("provider").doUpdateSet({ until_stamp: now }))
    .execute();
  await settleAll(app, provider, await waitingOf(app, provider));
  await setForeignAside(app, provider, now);
  return { missed, asked: await askForLate(app, provider, now) };
}

/** Counts events one by one: one that can't be counted keeps none of the others. */
async function settleAll(app: App, { name }: PaymentProvider, eventIDs: readonly string[]): Promise<void> {
  for (const eventID of eventIDs) {
    await settleEvent(app, name, eventID).catch((error: unknown) => {
      if (error instanceof DatabaseAway) throw error;
      logFailure(app, error, "an event of a payment could not be counted", { eventID });
    });
  }
}

/** What named no order of ours for a day is somebody else's: it is looked at no more, and known if its payment turns out to be ours. */
async function setForeignAside({ db }: App, { name }: PaymentProvider, now: Stamp): Promise<void> {
  await db
    .updateTable("payment_events")
    .set({ handled_stamp: now })
    .where("provider", "=", name)
    .where("handled_stamp", "is", null)
    .where("invoice_id", "is", null)
    .where("stamp", "<", before(now, hours(ORDER_HOURS)))
    .execute();
}

async function sinceOf({ db }: App, { name }: PaymentProvider, now: Stamp): Promise<Stamp> {
  const read = await db
    .selectFrom("payments_read")
    .select("until_stamp")
    .where("provider", "=", name)
    .executeTakeFirst();
  const oldest = before(now, LOOK_BACK);
  const since = read === undefined ? oldest : before(read.until_stamp, OVERLAP);
  return since > oldest ? since : oldest;
}

/** The oldest events that have not counted yet, of all or of some. */
async function waitingOf(
  { db }: App,
  { name }: PaymentProvider,
  among?: readonly string[],
): Promise<readonly string[]> {
  const all = db
    .selectFrom("payment_events")
    .select("event_id")
    .where("provider", "=", name)
    .where("handled_stamp", "is", null)
    .orderBy("stamp");
  const rows = await (
    among === undefined ? all.limit(AT_ONCE) : all.where("event_id", "in", among.length > 0 ? among : [""])
  ).execute();
  return rows.map(({ event_id }) => event_id);
}

async function askForLate(app: App, provider: PaymentProvider, now: Stamp): Promise<number> {
  const late = await app.db
    .selectFrom("invoices")
    .select(["invoice_id", "session_id"])
    .where("state", "=", "open")
    .where("provider", "=", provider.name)
    .where("created_stamp", "<=", before(now, hours(ORDER_HOURS)))
    .orderBy("created_stamp")
    .limit(AT_ONCE)
    .execute();
  await lapse(
    app,
    late.flatMap(({ invoice_id, session_id }) => (session_id === null ? [invoice_id] : [])),
  );
  for (const order of late) {
    await ask(app, provider, order).catch((error: unknown) => {
      if (!(error instanceof ProviderAway)) throw error;
      logFailure(app, error, "the provider could not be asked for an order", { invoiceID: order.invoice_id });
    });
  }
  return late.length;
}

/** Orders that never got as far as a checkout. A payment that comes after all counts nevertheless. */
async function lapse(app: App, invoiceIDs: readonly InvoiceID[]): Promise<void> {
  if (invoiceIDs.length === 0) return;
  await app.db
    .updateTable("invoices")
    .set({ state: "expired", ended_stamp: app.nowStamp() })
    .where("invoice_id", "in", invoiceIDs)
    .where("state", "=", "open")
    .execute();
}
