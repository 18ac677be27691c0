import express, { type Express } from "express";

import { formatRealMoney } from "#shared/format/real-money.ts";
import { providerOf } from "#shared/server/payments/payments.ts";
import {
  doTestDeed,
  isOpenToDeed,
  sessionOf,
  signedByTest,
  TEST_CHECKOUT,
  TEST_DEEDS,
  type TestDeed,
} from "#shared/server/payments/providers/test.ts";
import { receive } from "#shared/server/payments/receive.ts";
import { isOwnPage } from "#shared/server/platform/origins.ts";
import type { App } from "#shared/server/platform/work.ts";

import { isOwnMachine } from "../own-machine.ts";
import { escapeMarkup } from "../share/escape.ts";

const WORDS: Readonly<Record<TestDeed, string>> = {
  pay: "Pay",
  "pay-later": "Pay, and let the money take its time",
  arrive: "The money arrives",
  fail: "The money never arrives",
  "refund-half": "Pay half of it back",
  refund: "Pay all of it back",
  dispute: "The payer disputes it at the bank",
  win: "The bank decides for the site",
  lose: "The bank decides for the payer",
};
/** After these the payer's browser goes on. */
const LEAVES: ReadonlySet<TestDeed> = new Set<TestDeed>(["pay", "pay-later"]);

/**
 * `/dev/checkout/…`: a checkout to try, which takes no money. It stands in for a payment company where none is set; what is done
 * here is told by signed events, as theirs is. Served to this machine only, as the mailbox is.
 *
 * @source README Payments
 */
export function testCheckoutPage(server: Express, app: App): void {
  server.get(`${TEST_CHECKOUT}/:sessionID`, async (req, res, next) => {
    const session = isOwnMachine(req) ? await sessionOf(app, req.params.sessionID) : undefined;
    if (!session) {
      next();
      return;
    }
    res
      .set("cache-control", "no-store")
      .type("html")
      .send(pageOf(session, req.query["declined"] !== undefined));
  });

  server.post(
    `${TEST_CHECKOUT}/:sessionID`,
    express.urlencoded({ extended: false, limit: 1_024 }),
    async (req, res, next) => {
      const { sessionID } = req.params;
      const session = isOwnMachine(req) && isOwnPage(req.headers, app) ? await sessionOf(app, sessionID) : undefined;
      if (!session) {
        next();
        return;
      }
      const { deed } = req.body as { readonly deed?: unknown };
      const known = TEST_DEEDS.find((each) => each === deed);
      if (deed === "decline" || known === undefined) {
        res.redirect(303, `${TEST_CHECKOUT}/${sessionID}?declined`);
        return;
      }
      await doAndTell(app, sessionID, known);
      res.redirect(303, LEAVES.has(known) ? session.success_url : `${TEST_CHECKOUT}/${sessionID}`);
    },
  );
}

/** Does it, and sends the event that says so the way that all events come. */
async function doAndTell(app: App, sessionID: string, deed: TestDeed): Promise<void> {
  const provider = providerOf(app);
  const body = await doTestDeed(app, sessionID, deed);
  if (provider && body !== undefined) await receive(app, provider, signedByTest(app, body));
}

type Session = NonNullable<Awaited<ReturnType<typeof sessionOf>>>;

const STATES: Readonly<Record<Session["state"], string>> = {
  open: "Not paid yet.",
  later: "Paid; the money is on its way.",
  paid: "Paid.",
  failed: "Not paid, and it can't be paid any more.",
};

function pageOf(session: Session, isDeclined: boolean): string {
  const deeds = TEST_DEEDS.filter(
    (deed) => isOpenToDeed(deed, session) && !(deed === "arrive" && session.state === "open"),
  );
  const buttons = deeds.map((deed) => `<p><button name="deed" value="${deed}">${WORDS[deed]}</button></p>`);
  const decline =
    session.state === "open" ? `<p><button name="deed" value="decline">Have the card declined</button></p>` : "";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>A checkout to try</title>
    <main><h1>A checkout to try</h1>
    <p><strong>No money is taken here.</strong> It shows what a payment company would.</p>
    <p>${escapeMarkup(session.name)}: <strong>${formatRealMoney(session.amount_minor, session.currency)}</strong></p>
    <p>${STATES[session.state]}${session.refunded_minor > 0 ? ` ${formatRealMoney(session.refunded_minor, session.currency)} went back.` : ""}</p>
    ${isDeclined ? `<p role="alert">The card was declined. Nothing was taken.</p>` : ""}
    <form method="post">${buttons.join("\n")}${decline}</form>
    <p><a href="${escapeMarkup(session.cancel_url)}">Go away without paying</a></p>
    <p><a href="${escapeMarkup(session.success_url)}">Back to the site</a></p>
    </main></html>`;
}
