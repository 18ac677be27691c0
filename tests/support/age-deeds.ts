import { CALLS } from "#shared/contracts/calls.ts";
import type { UserID } from "#shared/ids.ts";

import { letterTo, linkIn } from "./letters.ts";
import type { Deed } from "./own-deeds.ts";
import type { Product } from "./product.ts";
import { Visitor } from "./visitor.ts";

/** The year in which a child of nine was born. */
export const bornNineYearsAgo = (product: Product): number =>
  new Date(product.services.app.nowStamp() * 1_000).getUTCFullYear() - 9;

const parentOf = ({ userID }: Visitor): string => `parent${userID}@example.org`;

const answersAsChild = (product: Product, child: Visitor) =>
  child.get(CALLS.answerAge, { body: { yearOfBirth: bornNineYearsAgo(product) } });

/** Somebody of nine years asks a parent. */
export async function asksParent(product: Product, child: Visitor, email = parentOf(child)) {
  await answersAsChild(product, child);
  await child.get(CALLS.askParent, { body: { email } });
}

/** What the newest letter to a parent leads to. */
export async function parentLink(product: Product, child: Visitor, email = parentOf(child)) {
  const { displayName } = (await child.get(CALLS.self)).user;
  const { userID, code } = linkIn(await letterTo(product, email, `Are you the parent of ${displayName}?`));
  return { userID, hash: code };
}

/** The parent has said yes, without a letter. */
async function hasParent(product: Product, child: Visitor): Promise<void> {
  await asksParent(product, child);
  const { app } = product.services;
  await app.db
    .updateTable("parents")
    .set({ confirmed_stamp: app.nowStamp() })
    .where("user_id", "=", child.userID as UserID)
    .execute();
}

/** What changes the own age and parent. */
export const ageDeeds = (product: () => Product) =>
  ({
    answerAge: { act: (one) => answersAsChild(product(), one) },
    removeParent: { first: (one) => hasParent(product(), one), act: (one) => one.get(CALLS.removeParent) },
    confirmParent: {
      first: (one) => asksParent(product(), one),
      act: async (one) => new Visitor(product()).get(CALLS.confirmParent, { body: await parentLink(product(), one) }),
    },
    withdrawParent: {
      first: (one) => hasParent(product(), one),
      act: async (one) => new Visitor(product()).get(CALLS.withdrawParent, { body: await parentLink(product(), one) }),
    },
  }) satisfies Partial<Record<keyof typeof CALLS, Deed>>;
