import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TeamID, UserID } from "#shared/ids.ts";
import { skeleton } from "#shared/rules/account/skeleton.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import { teamTopic, type Topic } from "#shared/server/platform/topic.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { acceptApplication, applicationsTo, denyApplications } from "#shared/server/teams/applications.ts";
import { applyToTeam, withdrawApplication } from "#shared/server/teams/apply.ts";
import { demoteMember, promoteMember } from "#shared/server/teams/captain.ts";
import { countForTeams } from "#shared/server/teams/count-races.ts";
import { teamDetails } from "#shared/server/teams/details.ts";
import { disbandTeam } from "#shared/server/teams/disband.ts";
import { editTeam } from "#shared/server/teams/edit.ts";
import { foundTeam } from "#shared/server/teams/found.ts";
import { hideTeamWords } from "#shared/server/teams/hide-words.ts";
import { ignoreInvite, invitesOf, inviteToTeam } from "#shared/server/teams/invites.ts";
import { teamsData } from "#shared/server/teams/personal.ts";
import { teamPurges } from "#shared/server/teams/purge.ts";
import { teamRanksOf } from "#shared/server/teams/ranks.ts";
import { after, before, days, minutes, type Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { countedRace } from "../support/counted-race.ts";
import { untilSomebodyWaits } from "../support/lock-wait.ts";
import { newStage, type Stage } from "../support/players.ts";
import { refusalOf } from "../support/refusal-of.ts";
import { codeOf, founder, membersOf, newPlayers } from "../support/team-stage.ts";
import { addMembers, newTag, newTeam, teamForm } from "../support/team.ts";
import { toldBy } from "../support/told-by.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

async function newScene(more: Parameters<typeof newTeam>[2] = {}) {
  const captain = await stage.newPlayer();
  const teamID = await newTeam(stage.db, captain, more);
  const [officer, member, stranger] = (await newPlayers(stage, 3)) as [UserID, UserID, UserID];
  await addMembers(stage.db, teamID, [officer], { role: "officer" });
  await addMembers(stage.db, teamID, [member]);
  return { captain, officer, member, stranger, teamID };
}
const rowOf = (teamID: TeamID) =>
  stage.db.selectFrom("teams").selectAll().where("team_id", "=", teamID).executeTakeFirstOrThrow();
it("an account's ranks are those that it has in its own team", async () => {
  const { captain, officer, member, stranger } = await newScene();
  await newScene();
  const rows = await stage.db
    .selectFrom("users")
    .select(["user_id", teamRanksOf("users.user_id")])
    .where("user_id", "in", [captain, officer, member, stranger])
    .execute();
  const ranks = new Map(rows.map(({ user_id, team_ranks }) => [user_id, team_ranks]));
  expect([captain, officer, member, stranger].map((userID) => ranks.get(userID))).toEqual([
    ["member", "officer", "captain"],
    ["member", "officer"],
    ["member"],
    [],
  ]);
});

describe("who asks a team that chooses", () => {
  const applies = (userID: UserID, teamID: TeamID) => stage.run((work) => applyToTeam(work, "type", userID, teamID));

  it("is in at once when the team has invited them", async () => {
    const { officer, stranger, teamID } = await newScene({ enrollment: "open" });
    await stage.run((work) => inviteToTeam(work, officer, stranger));
    expect(await applies(stranger, teamID)).toMatchObject({ status: "joined" });
    expect(await membersOf(stage, teamID)).toContain(stranger);
  });

  it("takes back what waits, which the officers hear, and never a denial", async () => {
    const { captain, officer, stranger, teamID } = await newScene({ enrollment: "open" });
    const withdraws = () => toldBy(stage, (work) => withdrawApplication(work, stranger, teamID));
    const team = new Set(["team"]);
    expect(await withdraws()).toEqual(new Map());
    await applies(stranger, teamID);
    expect(await withdraws()).toEqual(new Map([captain, officer, stranger].map((userID) => [userID, team])));
    await applies(stranger, teamID);
    await stage.run((work) => denyApplications(work, officer));
    expect(await withdraws()).toEqual(new Map());
    expect(await codeOf(applies(stranger, teamID))).toBe("notAllowed");
  });

  it("is told when an officer let them in while they took it back", async () => {
    const { officer, stranger, teamID } = await newScene({ enrollment: "open" });
    await applies(stranger, teamID);
    const [accepted, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const accepting = stage.run(async (work) => {
      await acceptApplication(work, officer, stranger);
      accepted.resolve();
      await over.promise;
    });
    await accepted.promise;
    const withdrawing = codeOf(stage.run((work) => withdrawApplication(work, stranger, teamID)));
    await untilSomebodyWaits(stage);
    over.resolve();
    await accepting;
    expect(await withdrawing).toBe("alreadyOnTeam");
    expect(await membersOf(stage, teamID)).toContain(stranger);
  });

  it("is let in by no officer who comes while they take it back", async () => {
    const { officer, stranger, teamID } = await newScene({ enrollment: "open" });
    await applies(stranger, teamID);
    const [withdrawn, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const withdrawing = stage.run(async (work) => {
      await withdrawApplication(work, stranger, teamID);
      withdrawn.resolve();
      await over.promise;
    });
    await withdrawn.promise;
    const accepting = codeOf(stage.run((work) => acceptApplication(work, officer, stranger)));
    await untilSomebodyWaits(stage);
    over.resolve();
    await withdrawing;
    expect(await accepting).toBe("notFound");
    expect(await membersOf(stage, teamID)).not.toContain(stranger);
  });

  it("is counted beside those who wait, and not beside those who were denied", async () => {
    const { officer, stranger, teamID } = await newScene({ enrollment: "open" });
    const [denied, waiting] = (await newPlayers(stage, 2)) as [UserID, UserID];
    await applies(denied, teamID);
    await stage.run((work) => denyApplications(work, officer));
    for (const userID of [waiting, stranger]) await applies(userID, teamID);
    const told = await notificationsAfter(stage.db, officer, 0, 10);
    expect(told.map(({ data }) => (data as { totalApplications?: number }).totalApplications)).toEqual([1, 1, 2]);
  });

  it("stands there with what the racer has done on this site, from nothing on", async () => {
    const { officer, stranger, member, teamID } = await newScene({ enrollment: "open" });
    const stats = { user_id: member, highest_speed: 80, longest_session: 7, last_race_stamp: nowStamp() } as const;
    await stage.db
      .insertInto("racing_stats")
      .values({ ...stats, site: "type" })
      .execute();
    await stage.db
      .insertInto("racing_stats")
      .values({ ...stats, highest_speed: 30, site: "math" })
      .execute();
    await applies(stranger, teamID);
    expect(await applicationsTo(stage.db, "type", officer, cardTimes())).toMatchObject([
      { userID: stranger, longestSession: 0, highestSpeed: 0, racesPlayed: 0 },
    ]);
    const { tag } = await rowOf(teamID);
    const shown = async (site: "type" | "math") => {
      const page = await teamDetails(stage.db, { site, ...cardTimes(), tag, viewerID: officer, isOwn: false });
      return page.members.filter(({ userID }) => userID === member);
    };
    const [typed, counted] = [await shown("type"), await shown("math")];
    expect([typed.length, counted.length]).toEqual([1, 1]);
    expect(JSON.stringify(typed)).toContain("80");
    expect(JSON.stringify(counted)).toContain("30");
  });
});

describe("invites", () => {
  it("come the newest first, and at one moment the newest team", async () => {
    const stranger = await stage.newPlayer();
    const now = nowStamp();
    const teams: TeamID[] = [];
    for (const stamp of [before(now, minutes(2)), now, now]) {
      const { officer, teamID } = await newScene();
      await stage.run((work) => inviteToTeam(work, officer, stranger), stamp);
      teams.push(teamID);
    }
    const [oldest, middle, newest] = teams;
    const invites = await invitesOf(stage.db, stranger, now);
    expect(invites.map(({ teamID }) => teamID)).toEqual([newest, middle, oldest]);
  });

  it("that were put away look no other to who sent them", async () => {
    const { officer, stranger, teamID } = await newScene();
    const other = await stage.newPlayer();
    for (const userID of [stranger, other]) await stage.run((work) => inviteToTeam(work, officer, userID));
    await stage.run((work) => ignoreInvite(work, stranger, teamID));
    const sent = teamsData.exports.find(({ name }) => name === "sentTeamInvites");
    const rows = (await sent?.read(stage.db, officer)) as readonly object[];
    expect(rows.map((row) => Object.keys(row).toSorted())).toEqual([
      ["inviter_id", "stamp", "team_id", "user_id"],
      ["inviter_id", "stamp", "team_id", "user_id"],
    ]);
  });
});

it("an invite that is taken back and made again is told once an hour, whichever officer makes it, and each team's own", async () => {
  const { captain, officer, member, stranger } = await newScene();
  const other = await newScene();
  const now = nowStamp();
  const invites = (from: UserID, at: Stamp) => stage.run((work) => inviteToTeam(work, from, stranger), at);
  const told = async () =>
    (await notificationsAfter(stage.db, stranger, 0, 99)).filter(({ kind }) => kind === "team-invite").length;
  await stage.run((work) => promoteMember(work, captain, member));
  for (let turn = 0; turn < 3; turn++) {
    for (const from of [officer, member]) {
      await invites(from, now);
      await stage.run((work) => demoteMember(work, captain, from));
      await stage.run((work) => promoteMember(work, captain, from));
    }
  }
  expect([await told(), (await invitesOf(stage.db, stranger, now)).length]).toEqual([1, 0]);
  await invites(other.officer, now);
  expect(await told()).toBe(2);
  await invites(officer, after(now, minutes(61)));
  expect([await told(), (await invitesOf(stage.db, stranger, now)).length]).toEqual([3, 2]);
});

describe("races for a team", () => {
  it("count when they were finished and paid, from the second of joining on, and ring for who is seen", async () => {
    const captain = await stage.newPlayer();
    const joined = before(nowStamp(), days(2));
    const teamID = await newTeam(stage.db, captain);
    const [seen, hidden] = [await stage.newPlayer(), await stage.newPlayer({ offline: true })];
    await addMembers(stage.db, teamID, [seen, hidden], { join_stamp: joined });
    const rung: Topic[] = [];
    const counts = (...races: readonly Parameters<typeof countForTeams>[1][number][]) =>
      stage.run((work) => countForTeams({ ...work, ring: (id) => void rung.push(id) }, races));
    const memberOf = (userID: UserID) =>
      stage.db
        .selectFrom("team_members")
        .select(["played", "typed", "secs", "errs", "points", "last_race_stamp"])
        .where("user_id", "=", userID)
        .executeTakeFirstOrThrow();
    const at = (startedStamp: Stamp, more = {}) => countedRace(seen, { startedStamp, ...more });
    await counts(
      at(joined, { standing: "unfinished" }),
      at(joined, { reward: { cash: 0, experience: 0, nitros: 0 } }),
      at(before(joined, minutes(1))),
    );
    expect([await memberOf(seen), rung]).toMatchObject([{ played: 0, last_race_stamp: null }, []]);
    await counts(at(joined, { errors: 3, elapsedMs: 90_000 }));
    expect(await memberOf(seen)).toEqual({
      played: 1,
      typed: 200,
      secs: 90,
      errs: 3,
      points: 100,
      last_race_stamp: joined,
    });
    const latest = after(joined, minutes(9));
    await counts(at(latest), at(after(joined, minutes(4))));
    await counts(at(after(joined, minutes(5))));
    expect(await memberOf(seen)).toMatchObject({ played: 4, secs: 270, last_race_stamp: latest });
    expect(rung).toEqual([teamTopic(teamID), teamTopic(teamID), teamTopic(teamID)]);
    await counts(countedRace(hidden, { startedStamp: joined }));
    expect([(await memberOf(hidden)).played, rung.length]).toEqual([1, 3]);
  });
});

describe("a team's words", () => {
  const edits = (captain: UserID, form: ReturnType<typeof teamForm>) =>
    stage.run((work) => editTeam(work, captain, form));
  /** Its form as it stands. */
  const formOf = async (teamID: TeamID) => {
    const { tag, name, tag_color: tagColor, requirements: otherRequirements } = await rowOf(teamID);
    return teamForm({ tag, name, tagColor, otherRequirements });
  };

  it("are those of who wrote them last, and no edit that leaves them is one", async () => {
    const { captain, officer, teamID } = await newScene();
    const authorOf = async () => (await rowOf(teamID)).author_id;
    await stage.db.updateTable("teams").set({ author_id: officer }).where("team_id", "=", teamID).execute();
    const form = await formOf(teamID);
    await edits(captain, { ...form, enrollment: "closed", tagColor: "ff0000" });
    expect(await authorOf()).toBe(officer);
    for (const change of [{ tag: newTag() }, { name: "Other Words" }, { otherRequirements: "Race daily" }]) {
      await stage.db.updateTable("teams").set({ author_id: officer }).where("team_id", "=", teamID).execute();
      await edits(captain, { ...(await formOf(teamID)), ...change });
      expect([change, await authorOf()]).toEqual([change, captain]);
    }
    const founding = await founder(stage);
    const { teamID: founded } = await stage.run((work) => foundTeam(work, founding, teamForm()));
    expect(await rowOf(founded)).toMatchObject({ author_id: founding, captain_id: founding });
    const transfer = stage.db.selectFrom("money_transfers").select("reason").where("reference", "=", `team:${founded}`);
    expect(await transfer.execute()).toEqual([{ reason: "team-founded" }]);
  });

  it("that a moderator hid stay hidden in another spelling, and show when they are other ones", async () => {
    const { captain, teamID } = await newScene({ requirements: "Rude words" });
    await stage.run((work) => hideTeamWords(work, { subject: "team-requirements", teamID, teamMotdID: null }));
    const hidden = async (otherRequirements: string) => {
      await edits(captain, { ...(await formOf(teamID)), otherRequirements });
      return (await rowOf(teamID)).are_requirements_hidden;
    };
    expect(skeleton("RUDE W0RDS")).toBe(skeleton("Rude words"));
    expect([await hidden("Rude words"), await hidden("RUDE W0RDS")]).toEqual([true, true]);
    expect([await hidden("Rude wordz II"), await hidden("xRude Wordssx"), await hidden("Ru7de words")]).toEqual([
      true,
      true,
      true,
    ]);
    expect([await hidden("Kind words"), await hidden("no shit"), await hidden("")]).toEqual([false, true, false]);
    const nothing = { hidden_requirements: "", are_requirements_hidden: true };
    await stage.db.updateTable("teams").set(nothing).where("team_id", "=", teamID).execute();
    expect(await hidden("")).toBe(false);
  });

  it("that a moderator hid of a team are hidden of every team, whatever is put around them", async () => {
    const { teamID } = await newScene({ name: "Quiet Otters" });
    await stage.run((work) => hideTeamWords(work, { subject: "team-name", teamID, teamMotdID: null }));
    const { captain: other, teamID: otherID } = await newScene();
    const hidden = async (name: string) => {
      await edits(other, { ...(await formOf(otherID)), name });
      return (await rowOf(otherID)).is_name_hidden;
    };
    const again = [
      "Quiet Otters",
      "QUIET OTTERS!",
      "Quiet Otters!!",
      "Quiet Otters 2",
      "7 Quiet Otters",
      "Qu1et-0tters",
      "Quiet Otters II",
      "Quiet Otters x",
      "The Quiet Otters",
      "Quiet Ottters",
      "Quiet Otter",
      "Quiet Otterz",
      "QuietOtterz",
      "xQuiet Ottersx",
      "Quiet 0tt3rs",
      "Qui7et Otters",
      "Otters Quiet",
      "Quiet Otters No 1",
    ];
    for (const name of again) expect([name, await hidden(name)]).toEqual([name, true]);
    for (const name of ["Loud Otters", "Otters", "Quiet Others"])
      expect([name, await hidden(name)]).toEqual([name, false]);
    const founding = await founder(stage);
    for (const name of again) {
      const refused = stage.run((work) => foundTeam(work, founding, teamForm({ name })));
      expect(await refusalOf(refused)).toMatchObject({ code: "badInput", detail: { field: "name" } });
    }
    await stage.run((work) => foundTeam(work, founding, teamForm({ name: "Loud Otters" })));
  });

  it.each([
    ["Class 7a", ["Class 7a", "CLASS 7A!", "Class-7a"], ["Class 5a", "Class 6 a", "Class 9b"]],
    ["Team 1", ["Team 1", "Team 1!"], ["Team 2", "Team"]],
    ["Typing Class 4", ["Typing Class 4!"], ["Typing Class 5"]],
    ["Mean Badgers 2", ["Mean Badgers 2", "Mean Badgers", "Mean Badgers 3!"], ["Mean Geese 2"]],
    ["Zorgs", ["Zorgs 5", "7Zorgs!", "Z0rgs", "The Zorg", "Zorgs B"], ["Zorgons"]],
    ["Wolves A", ["Wolves A", "WOLVES-A"], ["Wolves B", "Wolves"]],
    ["Otters 5a", ["Otters 5a"], ["Otters 7a", "Otters"]],
    ["Students", ["Students"], ["The Students", "Students A"]],
    ["Grade Four", ["Grade Four", "The Four Grades"], ["Grade Five"]],
  ])(
    "that a moderator hid take nothing from others whose name is another number of an everyday one: %s",
    async (hidden, again, free) => {
      const { captain: other, teamID: otherID } = await newScene({ name: "As Before" });
      const { captain, teamID } = await newScene({ name: hidden });
      await stage.run((work) => hideTeamWords(work, { subject: "team-name", teamID, teamMotdID: null }));
      const isHidden = async (name: string) => {
        await edits(other, { ...(await formOf(otherID)), name });
        return (await rowOf(otherID)).is_name_hidden;
      };
      for (const name of again) expect([name, await isHidden(name)]).toEqual([name, true]);
      for (const name of free) {
        expect([name, await isHidden(name)]).toEqual([name, false]);
        await stage.run(async (work) => foundTeam(work, await founder(stage), teamForm({ name })));
      }
      await edits(captain, await formOf(teamID));
      expect(await rowOf(teamID)).toMatchObject({ name: hidden, is_name_hidden: true });
    },
  );

  it("keep their state in an edit that leaves them, whatever was hidden of others since", async () => {
    const { captain, teamID } = await newScene({ name: "Lazy Newts" });
    const { teamID: otherID } = await newScene({ name: "Lazy Newts" });
    await stage.run((work) => hideTeamWords(work, { subject: "team-name", teamID: otherID, teamMotdID: null }));
    await edits(captain, { ...(await formOf(teamID)), tagColor: "ff0000" });
    expect((await rowOf(teamID)).is_name_hidden).toBe(false);
  });

  it("are told to its members, and who is whose teammate where the tag or its colour changes", async () => {
    const { captain, officer, member, teamID } = await newScene();
    const heard = async (change: Partial<ReturnType<typeof teamForm>>) => {
      const form = { ...(await formOf(teamID)), ...change };
      return toldBy(stage, (work) => editTeam(work, captain, form));
    };
    const all = (...facts: readonly string[]) =>
      new Map([captain, officer, member].map((userID) => [userID, new Set(facts)]));
    expect(await heard({ name: "Only Its Name" })).toEqual(all("team"));
    expect(await heard({ tagColor: "00ff00" })).toEqual(all("team", "friends"));
    expect(await heard({ tag: newTag() })).toEqual(all("team", "friends"));
  });

  it("are judged where they are other ones: what a team is called may stay, whatever is reserved since", async () => {
    const { captain, teamID } = await newScene({ tag: "ADMINS", name: "Admins" });
    await edits(captain, { ...(await formOf(teamID)), tagColor: "ff0000" });
    expect(await rowOf(teamID)).toMatchObject({ tag: "ADMINS", name: "Admins", tag_color: "ff0000" });
    const form = await formOf(teamID);
    await expect(edits(captain, { ...form, tag: "ADMIRE", name: "The Staff" })).rejects.toThrow(
      "That name is reserved. Try another one!",
    );
    await expect(edits(captain, { ...form, tag: "RDLINE" })).rejects.toThrow("That tag is reserved. Try another one!");
    for (const reserved of [{ tag: "STAFF" }, { name: "Redline" }]) {
      const founding = await founder(stage);
      await expect(stage.run((work) => foundTeam(work, founding, teamForm(reserved)))).rejects.toThrow("is reserved");
    }
    await edits(captain, { ...form, tag: "MATH", name: "Solar System" });
  });

  it("that are refused say which field it is", async () => {
    const { captain, teamID } = await newScene();
    const { tag: taken } = await rowOf((await newScene()).teamID);
    const form = await formOf(teamID);
    const refused = (change: Partial<ReturnType<typeof teamForm>>) => refusalOf(edits(captain, { ...form, ...change }));
    expect(await refused({ tag: "FUCK" })).toEqual({ code: "badInput", detail: { field: "tag" } });
    expect(await refused({ name: "shit happens" })).toEqual({ code: "badInput", detail: { field: "name" } });
    expect(await refused({ tag: taken })).toEqual({ code: "nameTaken", detail: { field: "tag" } });
    const other = await founder(stage);
    expect(await refusalOf(stage.run((work) => foundTeam(work, other, teamForm({ tag: taken }))))).toEqual({
      code: "nameTaken",
      detail: { field: "tag" },
    });
    const { tag } = await rowOf(teamID);
    expect(await refusalOf(stage.run((work) => foundTeam(work, captain, teamForm())))).toEqual({
      code: "alreadyOnTeam",
      detail: { tag },
    });
  });

  it("of one message are hidden alone, and a member's page shows the latest message", async () => {
    const { captain, member, teamID } = await newScene();
    const [first, second] = await stage.db
      .insertInto("team_motds")
      .values(
        ["One", "Two"].map((message, nth) => ({
          team_id: teamID,
          user_id: captain,
          message,
          created_stamp: after(before(nowStamp(), days(1)), minutes(nth)),
        })),
      )
      .returning(["team_motd_id"])
      .execute();
    const { tag } = await rowOf(teamID);
    const shown = async () => {
      const page = await teamDetails(stage.db, { site: "type", ...cardTimes(), tag, viewerID: member, isOwn: false });
      return page.motds.map(({ message }) => message);
    };
    expect(await shown()).toEqual(["Two"]);
    const hide = { subject: "team-message", teamID, teamMotdID: second?.team_motd_id ?? 0 } as const;
    await stage.run((work) => hideTeamWords(work, hide));
    const rows = await stage.db
      .selectFrom("team_motds")
      .select(["team_motd_id", "is_hidden"])
      .where("team_id", "=", teamID)
      .orderBy("team_motd_id")
      .execute();
    expect(rows).toEqual([
      { team_motd_id: first?.team_motd_id, is_hidden: false },
      { team_motd_id: second?.team_motd_id, is_hidden: true },
    ]);
  });
});

describe("a team's end", () => {
  it("waits for nobody who joins in that moment: its captain looks again", async () => {
    const { captain, officer, member, stranger, teamID } = await newScene();
    const [joined, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const joining = stage.run(async (work) => {
      await applyToTeam(work, "type", stranger, teamID);
      joined.resolve();
      await over.promise;
    });
    await joined.promise;
    const ending = codeOf(stage.run((work) => disbandTeam(work, captain)));
    await untilSomebodyWaits(stage);
    over.resolve();
    await joining;
    expect(await ending).toBe("alreadyDone");
    expect(await membersOf(stage, teamID)).toHaveLength(4);
    const heard = await toldBy(stage, (work) => disbandTeam(work, captain));
    for (const userID of [captain, officer, member, stranger]) {
      expect(heard.get(userID)).toEqual(new Set(["team", "friends"]));
    }
  });

  it("isn't the end of a member's account: the captain stays", async () => {
    const { captain, officer, member, teamID } = await newScene();
    await stage.run((work) => teamsData.erase?.(work, [member]) ?? Promise.resolve());
    expect(await membersOf(stage, teamID)).toEqual([captain, officer].toSorted((one, other) => one - other));
    expect((await rowOf(teamID)).captain_id).toBe(captain);
    const [team] = teamsData.exports;
    const own = async (userID: UserID) => (await team?.read(stage.db, userID)) as readonly object[];
    expect(await own(captain)).toMatchObject([{ isCaptain: true, isAuthor: true }]);
    expect(await own(officer)).toMatchObject([{ isCaptain: false, isAuthor: false }]);
  });
});

it("who comes in hears of the team, of teammates and of what it achieves", async () => {
  const { stranger, teamID } = await newScene();
  const heard = await toldBy(stage, (work) => applyToTeam(work, "type", stranger, teamID));
  expect(heard.get(stranger)).toEqual(new Set(["team", "friends", "achievements"]));
});

it("messages and bars go in the second in which they are over", async () => {
  const { captain, stranger, teamID } = await newScene();
  const now = nowStamp();
  await stage.db
    .insertInto("team_motds")
    .values({ team_id: teamID, user_id: captain, message: "Old", created_stamp: before(now, days(180)) })
    .execute();
  await stage.db.insertInto("team_bars").values({ team_id: teamID, user_id: stranger, until_stamp: now }).execute();
  const left = async () => {
    const motds = stage.db.selectFrom("team_motds").select("created_stamp").where("team_id", "=", teamID);
    const bars = stage.db.selectFrom("team_bars").select("until_stamp").where("team_id", "=", teamID);
    return [(await motds.execute()).length, (await bars.execute()).length];
  };
  const purges = async (stamp: Stamp) => {
    for (const purge of teamPurges) await stage.run((work) => purge(work), stamp);
  };
  await purges((now - 1) as Stamp);
  expect(await left()).toEqual([1, 1]);
  await purges(now);
  expect(await left()).toEqual([0, 0]);
});
