import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { leasedTables, leaseRoom, releaseLease, renewLease } from "#shared/server/friend-lobby/friend-lease.ts";
import { hostOfLink } from "#shared/server/friend-lobby/friend-links.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { takeSeats } from "#shared/server/race/race-seats.ts";

import { connectPatiently } from "../support/database.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer } from "../support/visitor.ts";

let product: Product;
let connection: Connection;
beforeAll(async () => {
  product = await startProduct();
  connection = connectPatiently(product.services.databaseUrl);
});
afterAll(async () => {
  await connection.db.destroy();
  await product.close();
});

let names = 0;
const newHost = async (): Promise<UserID> =>
  (await newRacer(product, `Leaser${String(++names).padStart(2, "0")}`)).userID as UserID;

/** A node of a cluster, as far as leasing goes: the rooms it has, and how it asks. */
function newNode(node: string) {
  const rooms = new Set<string>();
  let made = 0;
  return {
    rooms,
    lease: (hostUserID: UserID, tableNumber = 1) =>
      perform({ db: connection.db, nowStamp }, (work) => {
        const newRoomID = `${node}-${++made}`;
        return leaseRoom(
          work,
          { hostUserID, tableNumber },
          {
            node,
            site: "type",
            newRoomID,
            hasRoom: (roomID) => rooms.has(roomID),
            open: async () => {
              await new Promise((resolve) => setTimeout(resolve, 20));
              rooms.add(newRoomID);
            },
          },
        );
      }),
  };
}
const leasedRoom = async (hostUserID: UserID, comerID = hostUserID) =>
  (await leasedTables(connection.db, hostUserID, comerID))[0];
const runOut = (hostUserID: UserID) =>
  connection.db
    .updateTable("friend_lobbies")
    .set({ lease_until_stamp: nowStamp() })
    .where("host_user_id", "=", hostUserID)
    .execute();

describe("a host's link in a cluster", () => {
  it("is one room, however many nodes are asked at once", async () => {
    const host = await newHost();
    const nodes = Array.from({ length: 4 }, (_unused, n) => newNode(`node${n}`));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_unused, n) => (nodes[n % 4] ?? newNode("late")).lease(host)),
    );
    expect(new Set(answers).size).toBe(1);
    expect(nodes.flatMap((node) => [...node.rooms])).toEqual([answers[0]]);
    expect(await leasedRoom(host)).toMatchObject({ roomID: answers[0] });
  });

  it("is a room for each table, in order, and says at which a racer sits", async () => {
    const host = await newHost();
    const comer = await newHost();
    const node = newNode("tables");
    for (const tableNumber of [3, 1, 2]) await node.lease(host, tableNumber);
    const [, second] = await leasedTables(connection.db, host, comer);
    await takeSeats(connection.db, [{ userID: comer, lobbyID: second?.roomID ?? "" }]);
    const tables = await leasedTables(connection.db, host, comer);
    expect(tables.map(({ tableNumber, isOwn }) => [tableNumber, isOwn])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(new Set(tables.map(({ roomID }) => roomID)).size).toBe(3);
    for (const table of tables) await releaseLease(connection.db, table);
    expect(await leasedTables(connection.db, host, comer)).toEqual([]);
  });

  it("waits for a silent node's lease to run out, then goes to another, and the old room is told", async () => {
    const host = await newHost();
    const [silent, other] = [newNode("silent"), newNode("other")];
    const roomID = await silent.lease(host);
    expect(await other.lease(host)).toBe(roomID);
    await runOut(host);
    expect(await leasedRoom(host)).toBeUndefined();
    const next = await other.lease(host);
    expect(next).toBe("other-2");
    expect(await renewLease(connection.db, { hostUserID: host, tableNumber: 1, roomID }, true)).toBe(false);
    await releaseLease(connection.db, { hostUserID: host, tableNumber: 1, roomID });
    expect(await leasedRoom(host)).toMatchObject({ roomID: next, node: "other" });
  });

  it("stays while it is renewed, also late, when nobody asked meanwhile", async () => {
    const host = await newHost();
    const roomID = await newNode("late").lease(host);
    await runOut(host);
    expect(await renewLease(connection.db, { hostUserID: host, tableNumber: 1, roomID }, true)).toBe(true);
    expect(await newNode("other").lease(host)).toBe(roomID);
  });

  it("is free at once when its node knows no such room, and when it was released", async () => {
    const host = await newHost();
    const node = newNode("own");
    const first = await node.lease(host);
    node.rooms.delete(first);
    const second = await node.lease(host);
    expect(second).not.toBe(first);
    await releaseLease(connection.db, { hostUserID: host, tableNumber: 1, roomID: second });
    expect(await newNode("other").lease(host)).toBe("other-1");
  });

  it("leaves nothing behind when the room cannot be made", async () => {
    const host = await newHost();
    const failing = perform({ db: connection.db, nowStamp }, (work) =>
      leaseRoom(
        work,
        { hostUserID: host, tableNumber: 1 },
        {
          node: "full",
          site: "type",
          newRoomID: "full-1",
          hasRoom: () => false,
          open: () => Promise.reject(new Error("shutting down")),
        },
      ),
    );
    await expect(failing).rejects.toThrow("shutting down");
    expect(await newNode("other").lease(host)).toBe("other-1");
  });

  it("belongs to an account: a guest has none, and it goes with the account", async () => {
    const guest = (await newGuest(product)).userID as UserID;
    await expect(newNode("any").lease(guest)).rejects.toMatchObject({ code: "notFound" });
    const host = await newHost();
    const { userID } = await hostOfLink(connection.db, ` LEASER${String(names).padStart(2, "0")}`.trim());
    expect(userID).toBe(host);
    await newNode("any").lease(host);
    await connection.db.deleteFrom("users").where("user_id", "=", host).execute();
    expect(await leasedRoom(host)).toBeUndefined();
  });
});
