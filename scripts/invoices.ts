import Papa from "papaparse";

import { CURRENCIES } from "../shared/content/store.ts";
import { formatRealMoney } from "../shared/format/real-money.ts";
import { Refusal } from "../shared/refusal.ts";
import { nameOfSku } from "../shared/rules/payments/names.ts";
import { compareDays, paymentTrouble } from "../shared/server/payments/books.ts";
import { providerOf } from "../shared/server/payments/payments.ts";
import type { PaymentProvider } from "../shared/server/payments/provider.ts";
import { ask, reconcile } from "../shared/server/payments/reconcile.ts";
import { payBackReturned } from "../shared/server/payments/return-order.ts";
import type { App } from "../shared/server/platform/work.ts";
import { startOf } from "../shared/units.ts";
import { commandLine, dateOf, showHelp, withApp } from "./operator-command.ts";

const DAYS = 7;
const SHOWN = 50;

const HELP = `Orders for real money: what was paid, given and taken back, and whether our books agree with the payment company's.

  npm run invoices -- list [--state open]    the newest ${SHOWN} orders; of one state: open, paid, given, expired, refunded, disputed
  npm run invoices -- show <number>          one order with all that the payment company said of it
  npm run invoices -- refund <number>        pays all of it back that is left; gold and cash that came with it go
  npm run invoices -- reconcile              reads what the payment company says that its messages never brought
  npm run invoices -- sums [--days ${DAYS}]         each day's money beside the payment company's own; exit code 1 where they differ
  npm run invoices -- books                  every paid order as CSV, without names, on standard output

Uses DATABASE_URL, or the database in DATA_DIR while the game is not running.`;

const { positionals, values } = commandLine({
  help: { type: "boolean" },
  state: { type: "string" },
  days: { type: "string" },
});
const [name = "", number] = positionals;

const COMMANDS: Record<string, (app: App) => Promise<void>> = {
  async list(app) {
    const { db } = app;
    const all = db.selectFrom("invoices").selectAll().orderBy("invoice_id", "desc").limit(SHOWN);
    const rows = await (values.state === undefined ? all : all.where("state", "=", values.state as never)).execute();
    if (rows.length === 0) console.log("No order.");
    for (const { invoice_num, state, sku, price_minor, currency, created_stamp, is_gift } of rows) {
      const price = formatRealMoney(price_minor, currency);
      console.log(
        `${invoice_num}  ${dateOf(created_stamp)}  ${state.padEnd(8)}  ${price.padStart(9)}  ${nameOfSku(sku)}${is_gift ? ", a gift" : ""}`,
      );
    }
    const { unreadEvents, waitingOrders, paidToNobody } = await paymentTrouble(db, app.nowStamp());
    if (unreadEvents > 0) console.log(`${unreadEvents} messages of the payment company belong to no order here.`);
    if (waitingOrders > 0)
      console.log(`${waitingOrders} orders have waited for more than a day: npm run invoices -- reconcile`);
    if (paidToNobody > 0)
      console.log(`${paidToNobody} orders are paid, and whoever they were for is gone: pay them back.`);
  },
  async show({ db }) {
    const row = await orderNamed(db);
    const { sku, gives, price_minor: price, refunded_minor: refunded, currency, is_gift: isGift } = row;
    console.log(`${row.invoice_num}: ${nameOfSku(sku)}${isGift ? ", a gift" : ""}, ${row.state}`);
    console.log(
      `Price ${formatRealMoney(price, currency)}, paid back ${formatRealMoney(refunded, currency)}, by ${row.provider}`,
    );
    console.log(`Account ${row.user_id ?? "erased"}${isGift ? `, for account ${row.receiver_id ?? "erased"}` : ""}`);
    console.log(
      `Gives ${gives.goldDays === null ? "gold for life" : `${gives.goldDays} days of gold`} and ${gives.cash} cash`,
    );
    console.log(
      `Ordered ${dateOf(row.created_stamp)}, paid ${at(row.paid_stamp)}, given ${at(row.given_stamp)}, over ${at(row.ended_stamp)}`,
    );
    const events = await db
      .selectFrom("payment_events")
      .select(["event_id", "type", "stamp", "body"])
      .where("invoice_id", "=", row.invoice_id)
      .orderBy("stamp")
      .execute();
    for (const { event_id, type, stamp, body } of events) {
      const sum = body.amountMinor ?? body.refundedMinor;
      console.log(
        `  ${dateOf(stamp)}  ${type}${sum === null ? "" : ` ${formatRealMoney(sum, currency)}`}  ${event_id}`,
      );
    }
  },
  async refund(app) {
    const row = await orderNamed(app.db);
    if (row.payment_id === null) throw new Refusal("notReturnable", "That order was never paid.");
    const provider = providerHere(app);
    if (provider.name !== row.provider) throw new Refusal("unavailable", `That order was paid by ${row.provider}.`);
    await provider.refund(row.payment_id, { invoiceNum: row.invoice_num, turn: row.turn });
    await ask(app, provider, row);
    console.log(`${row.invoice_num} is ${(await orderNamed(app.db)).state} now.`);
  },
  async reconcile(app) {
    const { missed, asked } = await reconcile(app, providerHere(app));
    const paidBack = await payBackReturned(app, providerHere(app));
    if (paidBack > 0) console.log(`${paidBack} orders had been given back, and are paid back now.`);
    console.log(`${missed} messages had not come, and count now. ${asked} orders waited too long, and were asked for.`);
  },
  async sums(app) {
    const compared = await compareDays(app.db, providerHere(app), app.nowStamp(), daysAsked());
    if (compared.length === 0) console.log("No money moved.");
    for (const { day, currency, paid, refunded, theirs, agree } of compared) {
      const known = CURRENCIES.find((each) => each === currency);
      const money = (minor: number) => (known === undefined ? `${minor} ${currency}` : formatRealMoney(minor, known));
      const own = `paid ${money(paid)}, paid back ${money(refunded)}`;
      const differs = `  DIFFERS: they say paid ${money(theirs.paid)}, paid back ${money(theirs.refunded)}`;
      console.log(`${dateOf(startOf(day)).slice(0, 10)}  ${own}${agree ? "" : differs}`);
    }
    if (compared.some(({ agree }) => !agree)) process.exitCode = 1;
  },
  async books({ db }) {
    const rows = await db
      .selectFrom("invoices")
      .select(["invoice_num", "sku", "price_minor", "refunded_minor", "currency", "provider", "state", "is_gift"])
      .select(["created_stamp", "paid_stamp", "ended_stamp"])
      .where("paid_stamp", "is not", null)
      .orderBy("paid_stamp")
      .execute();
    const lines = rows.map(({ created_stamp, paid_stamp, ended_stamp, is_gift, ...row }) => ({
      ...row,
      gift: is_gift ? "yes" : "no",
      ordered: dateOf(created_stamp),
      paid: at(paid_stamp),
      over: ended_stamp === null ? "" : dateOf(ended_stamp),
    }));
    console.log(Papa.unparse(lines));
  },
};

const at = (stamp: number | null): string => (stamp === null ? "never" : dateOf(stamp));

async function orderNamed(db: App["db"]) {
  if (number === undefined) throw new Refusal("badInput", "Name the order by its number, such as R-ABCDEFGHJKLM.");
  const row = await db.selectFrom("invoices").selectAll().where("invoice_num", "=", number).executeTakeFirst();
  if (!row) throw new Refusal("notFound", `No order has the number ${number}.`);
  return row;
}

function providerHere(app: App): PaymentProvider {
  const provider = providerOf(app);
  if (!provider) throw new Refusal("unavailable", "Nobody collects money here: set STRIPE_SECRET_KEY.");
  return provider;
}

function daysAsked(): number {
  const count = Number(values.days ?? DAYS);
  if (Number.isInteger(count) && count >= 1 && count <= 30) return count;
  throw new Refusal("badInput", "--days is a number from 1 to 30.");
}

const command = values.help ? undefined : COMMANDS[name];
if (command) await withApp(command);
else showHelp(HELP, values.help === true || name === "");
