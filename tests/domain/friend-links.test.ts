import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { signUp } from "#shared/contracts/account/sign-in.ts";
import type { UserID } from "#shared/ids.ts";
import { hostOfLink, ownLinkOf } from "#shared/server/friend-lobby/friend-links.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, PASSWORD } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const db = () => product.services.app.db;
const linkOf = (userID: UserID): Promise<string> => perform({ db: db(), nowStamp }, (work) => ownLinkOf(work, userID));

describe("one's own link", () => {
  it("is a guest's one code, however often it is asked for at once, in large letters, too", async () => {
    const userID = (await newGuest(product)).userID as UserID;
    const links = await Promise.all(Array.from({ length: 5 }, () => linkOf(userID)));
    const [link = ""] = links;
    expect(new Set(links).size).toBe(1);
    expect(link).toMatch(/^~[a-z2-9]{7}$/);
    expect(await hostOfLink(db(), link.toUpperCase())).toMatchObject({ userID, link });
  });

  it("becomes the username with the sign-up, and the code goes on leading there", async () => {
    const guest = await newGuest(product);
    const userID = guest.userID as UserID;
    const code = await linkOf(userID);
    await guest.get(signUp, { body: { username: "Signed_Up", password: PASSWORD, acceptPolicy: "on" } });
    expect(await linkOf(userID)).toBe("Signed_Up");
    expect(await hostOfLink(db(), code)).toMatchObject({ userID, link: "Signed_Up" });
  });

  it("is of no use once its guest is forgotten", async () => {
    const userID = (await newGuest(product)).userID as UserID;
    const code = await linkOf(userID);
    await db().deleteFrom("users").where("user_id", "=", userID).execute();
    await expect(hostOfLink(db(), code)).rejects.toMatchObject({ code: "notFound" });
  });

  it("is an account's username, and nobody else's name leads anywhere", async () => {
    const userID = (await newRacer(product, "Link_Owner")).userID as UserID;
    expect(await linkOf(userID)).toBe("Link_Owner");
    expect(await hostOfLink(db(), "link_owner")).toMatchObject({ userID });
    await expect(hostOfLink(db(), "Nobody_Here")).rejects.toMatchObject({ code: "notFound" });
  });
});
