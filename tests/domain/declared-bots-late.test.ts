import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import { eventByID } from "#shared/content/events/calendar.ts";
import { TOTAL_REWARDS } from "#shared/content/seasons/calendar.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { eventXPBefore } from "#shared/rules/events/level.ts";
import { seasonXPBefore } from "#shared/rules/seasons/level.ts";
import { claimAchievement } from "#shared/server/achievements/claim.ts";
import { declareBot } from "#shared/server/bots/declare.ts";
import { openDailyBox } from "#shared/server/box/open.ts";
import { pay } from "#shared/server/economy/ledger.ts";
import { addEventExperience } from "#shared/server/events/add-experience.ts";
import { joinEvent } from "#shared/server/events/join.ts";
import { ownEventOf } from "#shared/server/events/own-event.ts";
import { acceptFriend } from "#shared/server/friends/answer.ts";
import { friendIDsOf } from "#shared/server/friends/friendships.ts";
import { requestFriend } from "#shared/server/friends/request.ts";
import { collectGifts } from "#shared/server/gifts/collect.ts";
import { sendGift } from "#shared/server/gifts/send.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import { recentRacersOf } from "#shared/server/players/recent-racers.ts";
import { duePopUpsFor } from "#shared/server/pop-ups/due.ts";
import { giveRole } from "#shared/server/roles/roles.ts";
import { ownSeasonOf } from "#shared/server/seasons/own-season.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { acceptApplication } from "#shared/server/teams/applications.ts";
import { applyToTeam } from "#shared/server/teams/apply.ts";
import { acceptInvite, inviteToTeam } from "#shared/server/teams/invites.ts";
import { before as earlier, days, minutes } from "#shared/units.ts";

import { newStage, type Stage } from "../support/players.ts";
import { refusalOf } from "../support/refusal-of.ts";
import { race } from "../support/season-player.ts";
import { newTeam } from "../support/team.ts";
import { person, racedBy } from "../support/typed-race.ts";

const NOW = nowStamp();
const PAIRS = 12;

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const declare = (userID: UserID) => stage.run((work) => declareBot(work, userID));
const codeOf = async (refused: Promise<unknown>): Promise<string | undefined> => (await refusalOf(refused))?.code;

async function raceOf(...userIDs: UserID[]): Promise<RaceID> {
  const racers = userIDs.map((userID, nth) => ({ userID, typer: person(nth) }));
  const outcome = racedBy(racers, earlier(NOW, minutes(30)), 9_100);
  await stage.run((work) => settleRace(work, outcome));
  return outcome.raceID;
}

const wealthOf = async (userID: UserID) => ({
  grants: await stage.db.selectFrom("grants").select("reference").where("user_id", "=", userID).execute(),
  ...(await stage.db
    .selectFrom("users")
    .select(["experience", "nitros"])
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow()),
});

describe("what comes after a declaration, of a page that was open", () => {
  it("claims nothing that was reached before", async () => {
    const [bot, giver] = [
      await stage.newPlayer(),
      await stage.newPlayer({ membership: "gold", created_stamp: earlier(NOW, days(60)) }),
    ];
    const earned = ACHIEVEMENTS.find(({ reward }) => reward !== undefined);
    if (!earned) throw new Error("no achievement brings anything");
    await stage.db
      .insertInto("achievements")
      .values({ user_id: bot, achievement_id: earned.achievementID, earned_stamp: NOW, claimed_stamp: null })
      .execute();
    await stage.run((work) =>
      pay(work, [{ userID: giver, amount: 50_000, reference: "cash of a giver", reason: "race" }]),
    );
    await stage.run((work) => sendGift(work, giver, bot, 1_000));
    await declare(bot);
    const before = await wealthOf(bot);
    expect(await codeOf(stage.run((work) => openDailyBox(work, bot, seededDice(1))))).toBe("peopleOnly");
    expect(await codeOf(stage.run((work) => claimAchievement(work, bot, earned.achievementID)))).toBe("peopleOnly");
    expect(await codeOf(stage.run((work) => collectGifts(work, bot)))).toBe("peopleOnly");
    expect(await wealthOf(bot)).toEqual(before);
  });

  it("is paid nothing that a version before owes for a race, and the people of that race are paid", async () => {
    const [bot, player] = [await stage.newPlayer(), await stage.newPlayer()];
    const raceID = await raceOf(bot, player);
    await declare(bot);
    await stage.db
      .updateTable("race_rewards")
      .set({ state: "due", done_stamp: null })
      .where("race_id", "=", raceID)
      .where("user_id", "=", bot)
      .execute();
    const before = await wealthOf(bot);
    await stage.run((work) => payRace(work, raceID));
    expect(await wealthOf(bot)).toEqual(before);
    const rewards = await stage.db
      .selectFrom("race_rewards")
      .select(["user_id", "state"])
      .where("race_id", "=", raceID)
      .orderBy("slot")
      .execute();
    expect(rewards).toEqual([
      { user_id: bot, state: "refused" },
      { user_id: player, state: "paid" },
    ]);
  });

  it("is told of nothing that only people can claim", async () => {
    const event = eventByID(1)!;
    const at = event.startStamp;
    const app = { db: stage.db, nowStamp: () => at } as unknown as App;
    const userID = await stage.newPlayer();
    const told = async () => {
      const [own, ownEvent] = [await ownSeasonOf(app, userID), await ownEventOf(app, userID)];
      const popUps = await duePopUpsFor({ db: stage.db, site: "type", userID, now: at });
      const rewards = popUps.achievements.filter(({ reward }) => reward !== null);
      return [own?.season?.due, own?.extraUnclaimed, ownEvent?.event?.due, popUps.season, rewards].map(
        (list) => list?.length ?? 0,
      );
    };
    await race(stage, userID, { at, experience: seasonXPBefore(TOTAL_REWARDS + 3) });
    await stage.run((work) => joinEvent(work, userID, event.eventID), at);
    const won = { userID, wonStamp: at, experience: eventXPBefore(4) };
    await stage.run((work) => addEventExperience(work, [won]), at);
    await stage.db.updateTable("users").set({ membership: "gold" }).where("user_id", "=", userID).execute();
    expect((await told()).map((count) => count > 0)).toEqual([true, true, true, true, true]);
    await declare(userID);
    expect(await told()).toEqual([0, 0, 0, 0, 0]);
  });

  it("gets no role", async () => {
    const bot = await stage.newPlayer();
    await declare(bot);
    const by = { operator: "Ada", reason: "" };
    expect(await codeOf(stage.run((work) => giveRole(work, bot, "moderator", by)))).toBe("notAllowed");
  });

  it("is among nobody's recent racers", async () => {
    const [bot, player, other] = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
    await raceOf(bot, player, other);
    await declare(bot);
    const times = { now: NOW, foundersUntil: undefined };
    const names = (await recentRacersOf(stage.db, player, times)).map(({ userID }) => userID);
    expect(names).toEqual([other]);
    expect(await recentRacersOf(stage.db, bot, times)).toEqual([]);
  });
});

describe("a declaration at the same moment as", () => {
  it("a friendship leaves no friends", async () => {
    for (let pair = 0; pair < PAIRS; pair++) {
      const [bot, friend] = [await stage.newPlayer(), await stage.newPlayer()];
      const [asker, asked] = pair % 2 === 0 ? [bot, friend] : [friend, bot];
      await stage.run((work) => requestFriend(work, asker, asked));
      await Promise.allSettled([
        stage.run((work) => acceptFriend(work, asked, asker, undefined)),
        declare(bot),
        stage.run((work) => requestFriend(work, asked, asker)),
      ]);
      expect(await friendIDsOf(stage.db, friend)).toEqual([]);
      const asks = await stage.db.selectFrom("friend_requests").selectAll().where("asked_id", "=", bot).execute();
      expect(asks).toEqual([]);
    }
  });

  it("being let into a team leaves either a person in it, or a bot in none", async () => {
    const captain = await stage.newPlayer();
    const teamID = await newTeam(stage.db, captain, { enrollment: "open" });
    for (let pair = 0; pair < PAIRS; pair++) {
      const racer = await stage.newPlayer({ looking_for_team: true });
      const joins =
        pair % 2 === 0
          ? (await stage.run((work) => applyToTeam(work, "type", racer, teamID)),
            () => stage.run((work) => acceptApplication(work, captain, racer)))
          : (await stage.run((work) => inviteToTeam(work, captain, racer)),
            () => stage.run((work) => acceptInvite(work, racer, teamID)));
      await Promise.allSettled([joins(), declare(racer)]);
      const { is_bot: isBot } = await stage.db
        .selectFrom("users")
        .select("is_bot")
        .where("user_id", "=", racer)
        .executeTakeFirstOrThrow();
      const member = await stage.db.selectFrom("team_members").selectAll().where("user_id", "=", racer).execute();
      expect(member.length).toBe(isBot ? 0 : 1);
    }
  });
});
