import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { SectionID, UserID } from "#shared/ids.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import { leaveClass } from "#shared/server/classes/leave.ts";
import { classData } from "#shared/server/classes/personal.ts";
import { admitPupils, bringBackPupils, erasePupils, movePupils, removePupils } from "#shared/server/classes/pupils.ts";
import { archiveClass, restoreClass } from "#shared/server/classes/sections.ts";
import { befriend, lockMembers } from "#shared/server/friends/friendships.ts";
import { friendListOf, onlineFriendsOf } from "#shared/server/friends/list.ts";
import { presenceCardOf } from "#shared/server/friends/presence-card.ts";
import { inviteToRace } from "#shared/server/friends/race-news.ts";
import { newLocalOnline } from "#shared/server/platform/online.ts";
import { nowStamp, type App, type Work } from "#shared/server/platform/work.ts";

import { announce } from "../../game-server/presence/seen-friends.ts";
import { cardTimes } from "../support/card-times.ts";
import { newTaught, place } from "../support/class-stage.ts";
import { newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";
import { addMembers, newTeam } from "../support/team.ts";
import { toldBy } from "../support/told-by.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

type More = Parameters<typeof place>[3];

async function pupil(sectionID: SectionID, more: More = {}): Promise<UserID> {
  const userID = await stage.newPlayer();
  await place(stage, sectionID, userID, more);
  return userID;
}

/** A class with so many pupils. */
async function classOf(count: number, more: More = {}) {
  const taught = await newTaught(stage);
  const pupils: UserID[] = [];
  for (let nth = 0; nth < count; nth++) pupils.push(await pupil(taught.sectionID, more));
  return { ...taught, pupils };
}

const rowsOf = async (userID: UserID) => (await friendListOf(stage.db, userID, cardTimes())).values ?? [];
/** Whom somebody has in the list, as what. */
const knownTo = async (userID: UserID): Promise<Record<number, string>> =>
  Object.fromEntries((await rowsOf(userID)).map((row) => [row[0], String(row.at(-1))]));
const namesOf = async (userID: UserID) => {
  const query = stage.db.selectFrom("users").select(["username", "display_name"]).where("user_id", "=", userID);
  const { username, display_name } = await query.executeTakeFirstOrThrow();
  return [username, display_name];
};

describe("classmates", () => {
  it("are the pupils of a class, and nobody else of it", async () => {
    const { teacherID, sectionID, pupils } = await classOf(2);
    const [one, other] = pupils as [UserID, UserID];
    const made = await pupil(sectionID, { isMade: true });
    const others = await Promise.all([
      pupil(sectionID, { standing: "pending" }),
      pupil(sectionID, { standing: "removed" }),
      pupil(sectionID, { standing: "removed", isMade: true }),
    ]);
    const elsewhere = await newTaught(stage, teacherID);
    const ofOther = await pupil(elsewhere.sectionID);
    expect(await knownTo(one)).toEqual({ [other]: "classmate", [made]: "classmate" });
    expect(await knownTo(made)).toEqual({ [one]: "classmate", [other]: "classmate" });
    for (const nobody of [...others, ofOther, teacherID]) expect(await knownTo(nobody)).toEqual({});
    await stage.run((work) => archiveClass(work, teacherID, sectionID));
    for (const each of [one, other, made]) {
      expect(await knownTo(each)).toEqual({});
      expect((await presenceCardOf(stage.db, each, nowStamp()))?.classmateIDs).toEqual([]);
    }
  });

  it("stay friends and teammates where they are that as well, each once, under the name that the class knows", async () => {
    const { sectionID, pupils } = await classOf(1);
    const [one] = pupils as [UserID];
    const [friend, mate, both, own] = (await Promise.all([1, 2, 3, 4].map(() => pupil(sectionID)))) as [
      UserID,
      UserID,
      UserID,
      UserID,
    ];
    const stranger = await pupil((await newTaught(stage)).sectionID);
    await stage.run(async (work) => {
      await lockMembers(work, [one, friend, both]);
      await befriend(work, one, [friend, both]);
    });
    await addMembers(stage.db, await newTeam(stage.db, one), [mate, both, stranger]);
    expect(await knownTo(one)).toEqual({
      [friend]: "friend",
      [both]: "friend",
      [mate]: "teammate",
      [stranger]: "teammate",
      [own]: "classmate",
    });
    const rows = await rowsOf(one);
    expect(rows).toHaveLength(5);
    const shown = (userID: UserID) => rows.find(([id]) => id === userID)?.slice(1, 3);
    expect(shown(own)).toEqual(await namesOf(own));
    expect(shown(stranger)).toEqual(["", `Kind Otter ${stranger}`]);
    expect((await friendListOf(stage.db, one, cardTimes())).totalFriends).toBe(2);
  });

  it("who appear offline are seen by nobody", async () => {
    const [one, seen, hidden] = (await classOf(3)).pupils as [UserID, UserID, UserID];
    await stage.db.updateTable("users").set({ offline: true }).where("user_id", "=", hidden).execute();
    const online = newLocalOnline();
    for (const each of [seen, hidden]) await online.come(each, { app: "type", doing: "around" });
    expect(await onlineFriendsOf({ db: stage.db, online }, one)).toEqual([seen]);
  });

  it("are invited to a race, and nobody who left the class", async () => {
    const { teacherID, sectionID, pupils } = await classOf(3);
    const [host, mate, gone] = pupils as [UserID, UserID, UserID];
    await stage.run((work) => removePupils(work, teacherID, sectionID, [gone]));
    const stranger = await stage.newPlayer();
    const invited = await stage.run((work) => inviteToRace(work, host, [mate, gone, stranger, teacherID], "type"));
    expect(invited).toEqual([mate]);
  });
});

describe("of who comes and goes", () => {
  /** Who hears that whom they know is another list. */
  async function hear(op: (work: Work) => Promise<unknown>): Promise<readonly UserID[]> {
    const told = await toldBy(stage, op);
    return [...told].flatMap(([userID, facts]) => (facts.has("friends") ? [userID] : [])).toSorted((a, b) => a - b);
  }

  it("everybody in the class hears, and who comes and goes", async () => {
    const { teacherID, sectionID, pupils } = await classOf(3);
    const [one, other, third] = pupils as [UserID, UserID, UserID];
    const comes = await pupil(sectionID, { standing: "pending" });
    expect(await hear((work) => admitPupils(work, teacherID, sectionID, [comes]))).toEqual([...pupils, comes]);
    expect(await hear((work) => removePupils(work, teacherID, sectionID, [comes]))).toEqual([...pupils, comes]);
    expect(await hear((work) => bringBackPupils(work, teacherID, sectionID, [comes]))).toEqual([...pupils, comes]);
    expect(await hear((work) => leaveClass(work, comes))).toEqual([...pupils, comes]);
    expect(await hear((work) => archiveClass(work, teacherID, sectionID))).toEqual(pupils);
    expect(await hear((work) => restoreClass(work, teacherID, sectionID))).toEqual(pupils);
    const made = await pupil(sectionID, { isMade: true });
    expect(await hear((work) => erasePupils(work, teacherID, sectionID, [made]))).toEqual([...pupils, made]);
    const next = await newTaught(stage, teacherID);
    const there = await pupil(next.sectionID);
    const move = { from: sectionID, to: next.sectionID, userIDs: [one] };
    expect(await hear((work) => movePupils(work, teacherID, move))).toEqual([...pupils, there]);
    expect([await knownTo(one), await knownTo(other)]).toEqual([{ [there]: "classmate" }, { [third]: "classmate" }]);
    expect(await hear(async (work) => classData.erase?.(work, [third]))).toEqual([other]);
  });

  it("nobody hears who knocks at the door and goes", async () => {
    const { teacherID, sectionID } = await classOf(2);
    const waits = await pupil(sectionID, { standing: "pending" });
    expect(await hear((work) => removePupils(work, teacherID, sectionID, [waits]))).toEqual([]);
    const again = await pupil(sectionID, { standing: "pending" });
    expect(await hear((work) => leaveClass(work, again))).toEqual([]);
  });
});

describe("a full class", () => {
  it("is read in as many statements as a class of two, and hears of an arrival in one go, or at the bell not at all", async () => {
    const counts: number[][] = [];
    for (const [size, isTold] of [
      [2, true],
      [6, true],
      [7, false],
      [CLASSES.mostPupils, false],
    ] as const) {
      const [one = 0 as UserID] = (await classOf(size)).pupils;
      counts.push([
        await statementsOf(stage, ({ trx }) => friendListOf(trx, one, cardTimes())),
        await statementsOf(stage, ({ trx }) => presenceCardOf(trx, one, nowStamp())),
      ]);
      const card = await presenceCardOf(stage.db, one, nowStamp());
      if (!card) throw new Error("a pupil has no card");
      const [asked, told]: [number[], number[]] = [[], []];
      const app = {
        config: { site: "type" },
        nowStamp,
        online: {
          seen: (ids: readonly UserID[]) => {
            asked.push(ids.length);
            return Promise.resolve(new Map(ids.map((id) => [id, { app: "type", doing: "around" }])));
          },
        },
        bus: {
          publish: (messages: readonly { readonly told: readonly unknown[] }[]) => {
            told.push(messages.reduce((sum, message) => sum + message.told.length, 0));
            return Promise.resolve();
          },
        },
      } as unknown as App;
      await announce(app, one, card);
      expect([asked, told]).toEqual([[size - 1], isTold ? [size - 1] : []]);
    }
    expect(counts).toEqual(counts.map(() => [1, 1]));
  });
});
