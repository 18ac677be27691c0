import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { SectionID, UserID } from "#shared/ids.ts";
import { CLASS_SETTINGS, CLOSED_AT_FIRST, type ClassSetting } from "#shared/rules/classes/settings.ts";
import { offersAt } from "#shared/rules/shop/on-offer.ts";
import { accountOf } from "#shared/server/accounts/account.ts";
import { cardOf } from "#shared/server/accounts/card.ts";
import { changeAccount, changeProfile } from "#shared/server/accounts/settings/settings.ts";
import { boardPageOf } from "#shared/server/boards/board-page.ts";
import { hostOfLink, ownLinkOf } from "#shared/server/friend-lobby/friend-links.ts";
import { befriend, lockMembers } from "#shared/server/friends/friendships.ts";
import { friendListOf } from "#shared/server/friends/list.ts";
import { inviteToRace } from "#shared/server/friends/race-news.ts";
import { requestFriend } from "#shared/server/friends/request.ts";
import { racerActivityOf, teamActivityOf } from "#shared/server/leagues/activity.ts";
import { ownLeagueOf, setTakingPart } from "#shared/server/leagues/own-league.ts";
import { latestNotificationsOf } from "#shared/server/notifications/bell.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import { classNameOf } from "#shared/server/players/class-names.ts";
import { visiblePlayer } from "#shared/server/players/visible.ts";
import { duePopUpsFor } from "#shared/server/pop-ups/due.ts";
import { gateOf, personOf } from "#shared/server/profiles/person.ts";
import { searchPlayers } from "#shared/server/profiles/search.ts";
import { racePurges } from "#shared/server/race/purge.ts";
import { NOBODY, takeRole } from "#shared/server/roles/roles.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { shopOf } from "#shared/server/shop/shop.ts";
import { teamDetails } from "#shared/server/teams/details.ts";
import { editTeam } from "#shared/server/teams/edit.ts";
import { foundTeam } from "#shared/server/teams/found.ts";
import { boostMotd, ownMotds, postMotd } from "#shared/server/teams/motds.ts";
import { ownTeamOf } from "#shared/server/teams/own-team.ts";
import { after, days, hours } from "#shared/units.ts";

import { accountApp } from "../support/account-app.ts";
import { addClass, addMember, setClosed } from "../support/class-world.ts";
import { beginWeeks, firstWeek, inWeek, LeagueStage } from "../support/league-stage.ts";
import { newStage, type Stage } from "../support/players.ts";
import { NITROS, NOW, PIECE, PIP, shopStage } from "../support/shop-stage.ts";
import { codeOf, founder } from "../support/team-stage.ts";
import { addMembers, newTeam, teamForm } from "../support/team.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { wear } from "../support/wear.ts";

let stage: Stage;
let app: App;
beforeAll(async () => {
  stage = await newStage();
  app = { ...accountApp(stage), online: { seen: () => Promise.resolve(new Map()) } } as unknown as App;
  await beginWeeks(stage.db);
});
afterAll(() => stage.db.destroy());

/** A pupil of a class that has this closed, and nothing else. */
async function pupil(closed: readonly ClassSetting[], more: Parameters<Stage["newPlayer"]>[0] = {}) {
  const userID = await stage.newPlayer(more);
  const sectionID = await addClass(stage.db, { closed });
  await addMember(stage.db, sectionID, userID, { isMade: true });
  return { userID, sectionID };
}

const times = { now: nowStamp(), foundersUntil: undefined };
const befriended = (one: UserID, other: UserID) =>
  stage.run(async (work) => {
    await lockMembers(work, [one, other]);
    await befriend(work, one, [other]);
  });

/** A pupil who is captain of a team with a stranger, whose latest message is the stranger's. */
async function teamed(closed: readonly ClassSetting[]) {
  const { userID, sectionID } = await pupil(closed);
  const stranger = await stage.newPlayer();
  const teamID = await newTeam(stage.db, userID, { requirements: "Be kind" });
  await addMembers(stage.db, teamID, [stranger], { role: "officer" });
  const { tag } = await stage.db
    .selectFrom("teams")
    .select("tag")
    .where("team_id", "=", teamID)
    .executeTakeFirstOrThrow();
  const { teamMotdID } = await stage.run((work) => postMotd(work, stranger, "Race on Friday!"));
  return { userID, sectionID, stranger, tag, teamMotdID };
}

/** Deeds and questions that a setting closes, each for a pupil whose class has just this closed, or nothing. */
const DEEDS: readonly (readonly [
  setting: ClassSetting,
  what: string,
  deed: (closed: readonly ClassSetting[]) => Promise<unknown>,
])[] = [
  [
    "allow_team_communication",
    "messages of the day can't be read",
    async (closed) => ownMotds(stage.db, (await teamed(closed)).userID),
  ],
  [
    "allow_team_communication",
    "none can be posted",
    async (closed) => {
      const { userID } = await teamed(closed);
      return stage.run((work) => postMotd(work, userID, "Hello team"));
    },
  ],
  [
    "allow_team_communication",
    "none can be boosted",
    async (closed) => {
      const { userID, teamMotdID } = await teamed(closed);
      return stage.run((work) => boostMotd(work, userID, { teamMotdID, boostID: 1 }));
    },
  ],
  [
    "allow_team_communication",
    "a team's words for newcomers can't be written",
    async (closed) => {
      const { userID, tag } = await teamed(closed);
      return stage.run((work) => editTeam(work, userID, teamForm({ tag, otherRequirements: "Only the fast" })));
    },
  ],
  [
    "allow_team_communication",
    "no team with such words can be founded",
    async (closed) => {
      const userID = await founder(stage);
      await addMember(stage.db, await addClass(stage.db, { closed }), userID, { isMade: true });
      return stage.run((work) => foundTeam(work, userID, teamForm({ otherRequirements: "Only the fast" })));
    },
  ],
  [
    "friend_races",
    "a stranger's link can't be entered",
    async (closed) => {
      const { userID } = await pupil(closed);
      return enters(userID, await stage.newPlayer());
    },
  ],
  [
    "friend_races",
    "the own link admits no guest",
    async (closed) => {
      const { userID } = await pupil(closed);
      const link = await stage.run((work) => ownLinkOf(work, userID));
      const friend = await stage.newPlayer();
      await befriended(userID, friend);
      return hostOfLink(stage.db, link, { userID: friend });
    },
  ],
  [
    "friend_races",
    "who only asks to be in the class hosts none",
    async (closed) => {
      const userID = await stage.newPlayer();
      await addMember(stage.db, await addClass(stage.db, { closed }), userID, { standing: "pending" });
      return enters(userID, userID);
    },
  ],
  ["show_leagues", "the league's page is shut", async (closed) => racerActivityOf(app, (await pupil(closed)).userID)],
  ["show_leagues", "the team's is shut", async (closed) => teamActivityOf(app, (await pupil(closed)).userID)],
  [
    "show_leagues",
    "the racer's own setting enters none",
    async (closed) => {
      const { userID } = await pupil(closed);
      return stage.run((work) => setTakingPart(work, userID, false));
    },
  ],
  ["show_leaderboards", "boards are shut", async (closed) => boardPageOf(app, BOARD, (await pupil(closed)).userID)],
  [
    "change_looks",
    "nothing is put on, and no car painted",
    async (closed) => {
      const { userID } = await dressed(closed);
      return stage.run((work) => wear(work, userID, [{ type: "car", id: PIP, hueAngle: 120 }]));
    },
  ],
  [
    "change_looks",
    "no look is bought",
    async (closed) => {
      const { userID, shop } = await dressed(closed);
      return shop.buys(userID, PIECE.wish);
    },
  ],
];

const BOARD = { board: "points", group: "racers", time: "weekly", filter: "everyone" } as const;

async function dressed(closed: readonly ClassSetting[]) {
  const shop = shopStage(stage);
  const userID = await shop.customer();
  const sectionID = await addClass(stage.db, { closed });
  await addMember(stage.db, sectionID, userID, { isMade: true });
  return { userID, sectionID, shop };
}

/** Somebody comes to a host's own link, as the page that opens it does. */
async function enters(comerID: UserID, hostID: UserID) {
  const link = await stage.run((work) => ownLinkOf(work, hostID));
  const { circle } = await cardOf(app, comerID);
  return hostOfLink(stage.db, link, { userID: comerID, circle });
}

describe("what a teacher closed", () => {
  it.each(DEEDS)("%s: %s, and it works where it is open", async (setting, _what, deed) => {
    expect(await codeOf(deed([setting]))).toBe("classSetting");
    expect(await codeOf(deed([]))).toBe("done");
    expect(await codeOf(deed(CLASS_SETTINGS.filter((each) => each !== setting)))).toBe("done");
  });

  it("is in force at once, and opens at once", async () => {
    const { userID, sectionID, tag } = await teamed([]);
    const asked = () => stage.run((work) => setTakingPart(work, userID, true));
    const page = () =>
      teamDetails(stage.db, { site: "type", ...times, tag, viewerID: userID, isOwn: true }).then(
        ({ motds, team, nextMotdStamp }) => [motds.length, team.otherRequirements, nextMotdStamp],
      );
    expect([await codeOf(asked()), await page()]).toEqual(["done", [1, "Be kind", null]]);
    await setClosed(stage.db, sectionID, CLASS_SETTINGS);
    expect([await codeOf(asked()), await page()]).toEqual(["classSetting", [0, "", null]]);
    expect((await ownTeamOf(app, userID)).motdNotification).toBe(false);
    await setClosed(stage.db, sectionID, []);
    expect([await codeOf(asked()), await page()]).toEqual(["done", [1, "Be kind", null]]);
    expect((await ownTeamOf(app, userID)).motdNotification).toBe(true);
  });

  it("stays closed for an account of the class after it was taken out, and not for who brought theirs", async () => {
    const [made, own] = [await stage.newPlayer(), await stage.newPlayer()];
    const sectionID = await addClass(stage.db);
    await addMember(stage.db, sectionID, made, { isMade: true, standing: "removed" });
    await addMember(stage.db, sectionID, own, { standing: "removed" });
    expect(await codeOf(racerActivityOf(app, made))).toBe("classSetting");
    expect(await codeOf(racerActivityOf(app, own))).toBe("done");
    await stage.db
      .updateTable("sections")
      .set({ archived_stamp: nowStamp() })
      .where("section_id", "=", sectionID)
      .execute();
    expect(await codeOf(racerActivityOf(app, made))).toBe("classSetting");
  });

  it("is what the gates say, and a class never sees offers for real money, whatever it opens", async () => {
    const { userID } = await pupil(["show_leagues"]);
    const { person } = await stage.db
      .selectFrom("users as u")
      .select(personOf("u").as("person"))
      .where("u.user_id", "=", userID)
      .executeTakeFirstOrThrow();
    const why = (feature: Parameters<typeof gateOf>[0]) => gateOf(feature, person, "type", nowStamp()).why;
    expect([why("show_leagues"), why("paid_offers"), why("friend_races"), why("show_side_ad")]).toEqual([
      "classSetting",
      "notForClasses",
      "open",
      "notForClasses",
    ]);
    const sold = { ...app, config: { ...app.config, merchUrl: "https://merch.example" } } as App;
    const names = async (id: UserID) => (await shopOf(sold, id)).dealerships.map(({ assetKey }) => assetKey);
    expect(await names(await stage.newPlayer())).toContain("merch_shop");
    expect(await names(userID)).not.toContain("merch_shop");
  });
});

describe("messages of a team", () => {
  it("reach nobody for whom they are closed, by line, bell or count", async () => {
    const { userID, sectionID, stranger } = await teamed([]);
    expect(await kindsOf(userID)).toEqual(["team-motd"]);
    expect(await bellOf(userID)).toEqual(["team-motd"]);
    await setClosed(stage.db, sectionID, ["allow_team_communication"]);
    expect(await bellOf(userID)).toEqual([]);
    await stage.run((work) => postMotd(work, stranger, "And on Sunday!"), after(nowStamp(), hours(2)));
    expect(await kindsOf(userID)).toEqual(["team-motd"]);
  });

  const kindsOf = async (userID: UserID) => (await notificationsAfter(stage.db, userID, 0, 99)).map(({ kind }) => kind);
  const bellOf = async (userID: UserID) =>
    (await latestNotificationsOf(stage.db, userID, nowStamp())).notices.map(({ notification }) => notification.kind);
});

describe("races by a link", () => {
  let sectionID: SectionID;
  let [host, classmate, other, teacher]: UserID[] = [];
  beforeAll(async () => {
    teacher = await stage.newPlayer();
    sectionID = await addClass(stage.db, { teacher });
    [host, classmate] = [await stage.newPlayer(), await stage.newPlayer()];
    for (const each of [host, classmate]) await addMember(stage.db, sectionID, each, { isMade: true });
    other = (await pupil(CLOSED_AT_FIRST)).userID;
  });

  it("bring together a class and its teacher, whoever hosts, and nobody else", async () => {
    const met = async (comer: UserID | undefined, whose: UserID | undefined) =>
      codeOf(enters(comer as UserID, whose as UserID));
    const stranger = await stage.newPlayer();
    expect([
      await met(host, host),
      await met(classmate, host),
      await met(host, teacher),
      await met(teacher, host),
      await met(other, host),
      await met(stranger, host),
      await met(host, stranger),
      await met(stranger, teacher),
    ]).toEqual(["done", "done", "done", "done", "notFound", "notFound", "classSetting", "done"]);
  });

  it("are offered to no friend who may not come", async () => {
    const friend = await stage.newPlayer();
    await befriended(host as UserID, friend);
    await befriended(host as UserID, classmate as UserID);
    const asked = [friend, classmate as UserID];
    const invite = (by: UserID) => stage.run((work) => inviteToRace(work, by, asked, "type"));
    expect(await invite(host as UserID)).toEqual([classmate]);
    expect(await stage.run((work) => inviteToRace(work, friend, [host as UserID], "type"))).toEqual([]);
    await setClosed(stage.db, sectionID, []);
    expect(await invite(host as UserID)).toEqual([friend, classmate].toSorted((a, b) => Number(a) - Number(b)));
    await setClosed(stage.db, sectionID, CLOSED_AT_FIRST);
  });
});

describe("leagues", () => {
  it("take nobody in by a race for whom they are closed, and rank nobody", async () => {
    const league = await LeagueStage.on(stage);
    const week = firstWeek();
    const racer = async (closed: readonly ClassSetting[]) => {
      const userID = await league.newRacer();
      const sectionID = await addClass(stage.db, { closed });
      await addMember(stage.db, sectionID, userID, { isMade: true });
      return { userID, sectionID };
    };
    const [shut, open, later] = [await racer(["show_leagues"]), await racer([]), await racer([])];
    for (const { userID } of [shut, open, later]) await league.races(userID, inWeek(week, hours(30)));
    await setClosed(stage.db, later.sectionID, ["show_leagues"]);
    expect(await league.place(shut.userID, week)).toBeUndefined();
    expect((await league.place(open.userID, week))?.group_id).not.toBeNull();
    expect((await ownLeagueOf(app, shut.userID)).isOutOfLeagues).toBe(true);
    await league.close(week);
    expect((await league.place(open.userID, week))?.place).toBe(1);
    expect(await league.place(later.userID, week)).toMatchObject({ place: null });
    const told = async (userID: UserID) => (await notificationsAfter(stage.db, userID, 0, 9)).map(({ kind }) => kind);
    expect([await told(open.userID), await told(later.userID)]).toEqual([["league-update"], []]);
    const popUps = async (userID: UserID) =>
      (await duePopUpsFor({ db: stage.db, site: "type", userID, now: inWeek(week + 1, days(1)) })).league.length;
    expect([await popUps(open.userID), await popUps(later.userID)]).toEqual([1, 0]);
    await setClosed(stage.db, later.sectionID, []);
    expect((await ownLeagueOf(app, later.userID)).isOutOfLeagues).toBe(false);
  });

  it("tell nobody of a class of a fall", async () => {
    const { userID } = await pupil([]);
    const free = await stage.newPlayer();
    const fall = { tier: 3, newTier: 2, place: 28, played: 5, seconds: 60, experience: 10 };
    await stage.run((work) => {
      for (const each of [userID, free]) {
        work.notify(each, "league-update", fall);
        work.notify(each, "league-update", { ...fall, newTier: 4, place: 1 });
      }
      return Promise.resolve();
    });
    const tiers = async (id: UserID) =>
      (await notificationsAfter(stage.db, id, 0, 9)).map((each) => each.kind === "league-update" && each.data.newTier);
    expect([await tiers(userID), await tiers(free)]).toEqual([[4], [2, 4]]);
  });
});

describe("looks", () => {
  it("are offered with the reason why not, and nitros as before", async () => {
    const { userID, shop } = await dressed(["change_looks"]);
    const at = { ...app, nowStamp: () => NOW } as App;
    const items = (await shopOf(at, userID)).dealerships.flatMap((each) => each.items);
    const whys = new Set(items.filter(({ type }) => type !== "nitros").map(({ hindrance }) => hindrance?.why));
    expect([offersAt(NOW, false).length > 10, [...whys]]).toEqual([true, ["classSetting"]]);
    expect(await codeOf(shop.buys(userID, NITROS))).toBe("done");
  });
});

describe("a member's name", () => {
  it("is known to classmates, the teacher and friends; to others it is the alias, without a way to a page", async () => {
    const teacher = await stage.newPlayer();
    const [own, made] = [await stage.newPlayer(), await stage.newPlayer()];
    const [friend, stranger] = [await stage.newPlayer(), await stage.newPlayer()];
    const sectionID = await addClass(stage.db, { teacher, closed: [] });
    await befriended(own, friend);
    await addMember(stage.db, sectionID, own, { alias: "Quick Otter" });
    await addMember(stage.db, sectionID, made, { alias: "Calm Heron", isMade: true });
    const { username, display_name } = await stage.db
      .selectFrom("users")
      .select(["username", "display_name"])
      .where("user_id", "=", own)
      .executeTakeFirstOrThrow();
    const team = await newTeam(stage.db, stranger);
    await addMembers(stage.db, team, [own, friend, made]);
    const seenBy = async (viewer: UserID) => {
      const list = await friendListOf(stage.db, viewer, times);
      const row = list.values?.find(([userID]) => userID === own);
      return row && [row[1], row[2]];
    };
    expect([await seenBy(friend), await seenBy(made), await seenBy(stranger)]).toEqual([
      [username, display_name],
      [username, display_name],
      ["", "Quick Otter"],
    ]);
    const finds = async (viewer: UserID) => codeOf(visiblePlayer(stage.db, viewer, username ?? ""));
    const calledBy = async (viewer: UserID) => {
      const named = stage.db.selectFrom("users").select(classNameOf("users.user_id", viewer).as("name"));
      return (await named.where("user_id", "=", own).executeTakeFirstOrThrow()).name?.alias ?? username;
    };
    expect(await calledBy(teacher)).toBe(username);
    await stage.run((work) => takeRole(work, teacher, "teacher", NOBODY));
    expect(await calledBy(teacher)).toBe("Quick Otter");
    expect([await finds(friend), await finds(own), await finds(stranger)]).toEqual(["done", "done", "notFound"]);
    expect(await searchPlayers(stage.db, stranger, username ?? "", times)).toEqual([]);
    expect((await cardOf(app, own)).displayName).toBe("Quick Otter");
    const link = await stage.run((work) => ownLinkOf(work, own));
    expect(link).toMatch(/^~/);
    expect(await hostOfLink(stage.db, link, { userID: stranger })).toMatchObject({ displayName: "Quick Otter", link });
    expect(await codeOf(hostOfLink(stage.db, username ?? "", { userID: stranger }))).toBe("notFound");
    expect(await codeOf(hostOfLink(stage.db, username ?? "", { userID: friend }))).toBe("done");
    await stage.run((work) => {
      const data = { userID: own, username: username ?? "", displayName: display_name };
      for (const each of [friend, stranger]) work.notify(each, "friend-accept", data);
      return Promise.resolve();
    });
    const told = async (id: UserID) => {
      const all = await notificationsAfter(stage.db, id, 0, 99);
      return all.flatMap((each) =>
        each.kind === "friend-accept" ? [[each.data.username, each.data.displayName]] : [],
      );
    };
    expect([await told(friend), await told(stranger)]).toEqual([[[username, display_name]], [["", "Quick Otter"]]]);
  });

  it("of an account that was made for it stays what the teacher knows, without address and newsletters", async () => {
    const { userID } = await pupil([]);
    const own = await stage.newPlayer({ contact: true });
    await addMember(stage.db, await addClass(stage.db, { closed: [] }), own);
    const renames = (id: UserID) => stage.run((work) => changeProfile(work, id, { displayName: "Zoom Fox" }));
    const writes = (id: UserID) =>
      stage.run((work) => changeAccount(work, app, id, { firstname: "A", lastname: "B", email: "", contact: 1 }));
    expect([await codeOf(renames(userID)), await codeOf(writes(userID))]).toEqual(["classSetting", "classSetting"]);
    expect((await accountOf(app, own))?.contact).toBe(false);
    expect([await codeOf(renames(own)), await codeOf(writes(own))]).toEqual(["done", "done"]);
    expect((await accountOf(app, own))?.contact).toBe(false);
  });

  it("isn't found by strangers who ask to be friends", async () => {
    const [own, stranger] = [await stage.newPlayer(), await stage.newPlayer()];
    await addMember(stage.db, await addClass(stage.db, { closed: [] }), own);
    expect(await codeOf(stage.run((work) => requestFriend(work, stranger, own)))).toBe("notFound");
  });
});

describe("what a member of a class typed", () => {
  it("is kept for a week, and flagged for a month", async () => {
    const [member, flagged, free] = [(await pupil([])).userID, (await pupil([])).userID, await stage.newPlayer()];
    const racers = [member, flagged, free].map((userID, nth) => ({ userID, typer: person(nth) }));
    const { raceID, ...outcome } = racedBy(racers, nowStamp(), 7);
    await stage.run((work) => settleRace(work, { ...outcome, raceID }));
    await stage.db
      .insertInto("appeals")
      .values({ race_id: raceID, slot: 1, user_id: flagged, state: "open", created_stamp: nowStamp() })
      .execute();
    const keptAfter = async (inDays: number) => {
      for (const purge of racePurges) await stage.run((work) => purge(work, 1_000), after(nowStamp(), days(inDays)));
      const rows = await stage.db
        .selectFrom("key_logs")
        .select("slot")
        .where("race_id", "=", raceID)
        .orderBy("slot")
        .execute();
      return rows.map(({ slot }) => slot);
    };
    expect([await keptAfter(6), await keptAfter(8), await keptAfter(29), await keptAfter(31)]).toEqual([
      [0, 1, 2],
      [1, 2],
      [1, 2],
      [],
    ]);
  });
});
