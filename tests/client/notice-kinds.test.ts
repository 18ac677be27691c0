import { expect, it } from "vitest";

import { Notification, NOTIFICATIONS } from "#shared/contracts/notifications.ts";
import { GROWL_GROUPS } from "#shared/rules/growls/groups.ts";

import { account } from "../../client/notices/kinds/account.ts";
import { isKnownKind, kindOf } from "../../client/notices/kinds/all.ts";

const KINDS = Object.keys(NOTIFICATIONS).filter(isKnownKind);

it("the page knows every kind that this server sends, and none that a newer one does", () => {
  expect(KINDS).toEqual(Object.keys(NOTIFICATIONS));
  expect(["race-invite", "brand-new", "toString", "__proto__"].map(isKnownKind)).toEqual([true, false, false, false]);
});

it("a notification is one of these kinds, with its data", () => {
  expect(Notification.options.map(({ shape }) => shape.kind.value)).toEqual(KINDS);
  const purchase = { notificationID: 1, stamp: 1, kind: "purchase", data: { invoiceNum: "7" } };
  expect(Notification.parse(purchase)).toEqual(purchase);
  expect(Notification.safeParse({ ...purchase, kind: "sent-cash" }).success).toBe(false);
  expect(Notification.safeParse({ ...purchase, kind: "brand-new" }).success).toBe(false);
});

it("every group can be muted but that of the player's own account", () => {
  const groups = new Set(KINDS.map((kind) => kindOf(kind).group));
  expect([...groups].toSorted()).toEqual([...GROWL_GROUPS, "account"].toSorted());
  const ofAccount = KINDS.filter((kind) => kindOf(kind).group === "account");
  expect(ofAccount.toSorted()).toEqual([
    "appeal-answered",
    "let-go",
    "measure-appeal-answered",
    "moderation",
    "report-answered",
    "team-removed",
  ]);
});

it("an answer to an appeal says who gave it: a person, a certificate, a bot check", () => {
  const words = account["appeal-answered"].words;
  const said = (data: Parameters<typeof words>[0]) => {
    const { title, text } = words(data, { site: "type", from: [] });
    return [title, text];
  };
  const raceID = "one";
  expect(said({ raceID, isUpheld: true })).toEqual([
    "You were right about your race",
    "Nothing stands against it any more.",
  ]);
  expect(said({ raceID, isUpheld: true, paidBy: "certificate" })).toEqual([
    "Your reward is here",
    "Your certificate paid it, so nobody needs to look at it any more.",
  ]);
  expect(said({ raceID, isUpheld: true, paidBy: "bot-check" })[1]).toMatch(/^The bot check paid it/);
  expect(said({ raceID, isUpheld: false })[0]).toBe("We took another look at your race");
});
