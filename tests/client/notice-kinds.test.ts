import { expect, it } from "vitest";

import { Notification, NOTIFICATIONS } from "#shared/contracts/notifications.ts";
import { GROWL_GROUPS } from "#shared/rules/growls/groups.ts";

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
    "measure-appeal-answered",
    "moderation",
    "report-answered",
    "team-removed",
  ]);
});
