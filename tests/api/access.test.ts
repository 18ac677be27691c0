import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { ACCESS_LEVELS, ACCESSES, ROLES, type Access, type Role } from "#shared/contracts/access.ts";
import type { Call } from "#shared/contracts/call.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import type { UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { pick } from "#shared/rules/chance.ts";
import { perform } from "#shared/server/platform/work.ts";
import { giveRole, takeRole } from "#shared/server/roles/roles.ts";

import { callerOf, letPass } from "../../api/access.ts";
import { newIdentify } from "../../api/auth.ts";
import { declared } from "../support/declared-bot.ts";
import { diceOf } from "../support/dice.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newTag, newTeam, placeIn } from "../support/team.ts";
import { newGuest, newRacer, Visitor } from "../support/visitor.ts";

const IN_TEAMS = ["applicant", "member", "officer", "captain"] as const;
type Who = "bot" | "stranger" | "guest" | "basic" | "unverified" | "gold" | (typeof IN_TEAMS)[number] | Role;
const WHO: readonly Who[] = ["stranger", "guest", "basic", "unverified", "gold", ...IN_TEAMS, ...ROLES, "bot"];
const ACCOUNTS = WHO.filter((who) => !["stranger", "guest", "bot"].includes(who));

/** The sessions that pass each level of access. */
const PASSES: Record<Access, readonly Who[]> = {
  anyone: WHO,
  session: ["guest", ...ACCOUNTS, "bot"],
  user: ACCOUNTS,
  gold: ["gold"],
  member: ["member", "officer", "captain"],
  officer: ["officer", "captain"],
  captain: ["captain"],
  teacher: ["teacher"],
  moderator: ["moderator", "staff"],
  staff: ["staff"],
};

/** The access level of each call. A call that is not named here fails the test: decide, then name it. */
const MAY: Record<keyof typeof CALLS, readonly Who[]> = (() => {
  const everyone = WHO;
  const { session, user: people, member, officer, captain, moderator } = PASSES;
  const accounts = [...people, "bot"] as const;
  return {
    botLadder: everyone,
    leaderboards: everyone,
    statsSummary: accounts,
    statsGraphs: accounts,
    statsData: accounts,
    showStats: people,
    newsList: everyone,
    newsPost: everyone,
    lookAtNews: accounts,
    declareBot: people,
    renewBotToken: accounts,
    signInBot: everyone,
    guestSession: everyone,
    self: session,
    selfParts: session,
    logOut: session,
    realtimeTicket: session,
    signIn: everyone,
    classOfCode: everyone,
    classLogin: everyone,
    ownClass: people,
    leaveClass: people,
    signUp: everyone,
    signInByProvider: everyone,
    beginProvider: everyone,
    finishProvider: everyone,
    signInOptions: everyone,
    crossSite: people,
    crossSiteRacer: everyone,
    crossSiteSignIn: everyone,
    resetPassword: everyone,
    changeForgottenPassword: everyone,
    validateEmail: everyone,
    undoChange: everyone,
    captchaChallenge: everyone,
    validateCaptcha: everyone,
    clientError: everyone,
    settings: accounts,
    changeProfile: accounts,
    changeAccount: accounts,
    changeHands: people,
    changeWorld: accounts,
    changeSocial: people,
    changePassword: accounts,
    changeSounds: accounts,
    changeLesson: session,
    changeRaceView: accounts,
    prepare2FA: accounts,
    enable2FA: accounts,
    disable2FA: accounts,
    sendVerificationEmail: accounts,
    linkProvider: accounts,
    confirmByProvider: accounts,
    removeProviderCode: accounts,
    removeProvider: accounts,
    exportData: accounts,
    eraseAccount: accounts,
    keepAccount: accounts,
    raceRecord: everyone,
    ownRace: session,
    lastRaces: session,
    dailyFriends: session,
    keyStats: people,
    coachPlan: people,
    startCoach: people,
    coachPractised: people,
    appealRace: session,
    appealMeasure: everyone,
    moderationCases: moderator,
    moderationCase: moderator,
    caseRace: moderator,
    decideCase: moderator,
    moderationWeeks: moderator,
    fairPlayCases: accounts,
    ownCertificates: accounts,
    openTrial: people,
    saveQualifying: everyone,
    shareRace: session,
    sharedReplay: everyone,
    friendRace: session.filter((who) => who !== "bot"),
    friends: accounts,
    friendRequests: accounts,
    requestFriend: people,
    cancelRequest: people,
    acceptFriend: people,
    denyFriend: people,
    acceptAllFriends: people,
    denyAllFriends: people,
    removeFriend: people,
    playerProfile: session,
    searchPlayers: accounts,
    reportPlayer: people,
    reportBug: session,
    garage: accounts,
    arrangeCars: people,
    equipLoot: accounts,
    sellCar: people,
    dailyReward: people,
    challenges: accounts,
    showGarage: people,
    othersGarage: session,
    achievements: accounts,
    userLeague: accounts,
    teamLeague: accounts,
    takePart: people,
    season: accounts,
    seasonMemories: accounts,
    event: accounts,
    checkAchievements: people,
    claimAchievement: people,
    claimExtraLevels: people,
    duePopUps: accounts,
    seenPopUps: accounts,
    cashGifts: accounts,
    shop: accounts,
    buyEventCar: people,
    buyCar: people,
    buyFromShop: people,
    returnPurchase: people,
    visitShop: accounts,
    askPassword: people,
    sendCash: ["gold"],
    storeProducts: people,
    createSession: people,
    paymentTransaction: people,
    ownOrders: people,
    returnOrder: people,
    receiveCash: people,
    latestNotifications: accounts,
    seenNotifications: accounts,
    searchTeams: everyone,
    team: everyone,
    teacherStanding: people,
    askToTeach: people,
    school: PASSES.teacher,
    editSchool: PASSES.teacher,
    joinSchool: PASSES.teacher,
    newSchoolCode: PASSES.teacher,
    leaveSchool: PASSES.teacher,
    letColleagueGo: PASSES.teacher,
    newClass: PASSES.teacher,
    orderClasses: PASSES.teacher,
    classFile: PASSES.teacher,
    editClass: PASSES.teacher,
    archiveClass: PASSES.teacher,
    restoreClass: PASSES.teacher,
    newClassCode: PASSES.teacher,
    setClassSettings: PASSES.teacher,
    postClassMessage: PASSES.teacher,
    ownAssignments: people,
    classAssignments: PASSES.teacher,
    assignmentProgress: PASSES.teacher,
    makeAssignment: PASSES.teacher,
    changeAssignment: PASSES.teacher,
    removeAssignment: PASSES.teacher,
    restoreAssignment: PASSES.teacher,
    addColleague: PASSES.teacher,
    leaveColleagues: PASSES.teacher,
    takeOverClass: PASSES.teacher,
    yearChanges: PASSES.teacher,
    changeYear: PASSES.teacher,
    undoYear: PASSES.teacher,
    addPupils: PASSES.teacher,
    admitPupils: PASSES.teacher,
    removePupils: PASSES.teacher,
    bringBackPupils: PASSES.teacher,
    movePupils: PASSES.teacher,
    namePupil: PASSES.teacher,
    setNeeds: PASSES.teacher,
    classHangs: PASSES.teacher,
    hangSeenTo: PASSES.teacher,
    witnessWishes: PASSES.teacher,
    witnessPupil: PASSES.teacher,
    newCards: PASSES.teacher,
    pupilCards: PASSES.teacher,
    releasePupil: PASSES.teacher,
    erasePupils: PASSES.teacher,
    exportPupil: PASSES.teacher,
    createTeam: people,
    applyToTeam: people,
    withdrawApplication: people,
    teamInvites: accounts,
    acceptTeamInvite: people,
    ignoreTeamInvite: people,
    reportTeam: people,
    leaveTeam: member,
    boostMotd: member,
    teamMotds: member,
    seenTeam: member,
    inviteToTeam: officer,
    teamApplications: officer,
    acceptApplication: officer,
    denyApplication: officer,
    acceptAllApplications: officer,
    denyAllApplications: officer,
    postMotd: officer,
    updateTeam: captain,
    disbandTeam: captain,
    promoteMember: captain,
    demoteMember: captain,
    kickMember: captain,
    handOverTeam: captain,
    contest: everyone,
    contestRace: everyone,
    teamContests: everyone,
    setUpContest: captain,
    answerContest: captain,
    callOffContest: captain,
  };
})();

const CLOSED = new Set([
  "peopleOnly",
  ...Object.values(ACCESS_LEVELS).flatMap(({ refusals }) => refusals as readonly string[]),
]);
const PARAMS = {
  caseID: "hold:1",
  userID: "1",
  raceID: "00000000-0000-4000-8000-000000000000",
  provider: "none",
  app: "none",
  username: "none",
  carID: "1",
  achievementID: "1",
  starterCarID: "1",
  dlID: "1",
  srlID: "1",
  purchaseID: "1",
  invoiceNum: "R-AAAAAAAAAAAA",
  seasonID: "1",
  number: "1",
  sectionID: "1",
  assignmentID: "1",
  id: "00000000-0000-4000-8000-000000000000",
};

/** Whoever made these is not who they were. */
const LAST = ["leaveTeam", "logOut"] as const;
const isLast = (name: string): boolean => LAST.some((last) => last === name);

let product: Product;
let tag: string;
beforeAll(async () => {
  product = await startProduct();
  const captain = await newRacer(product, "MatrixCaptain");
  tag = newTag();
  await newTeam(product.services.app.db, captain.userID as UserID, { tag });
});
afterAll(() => product.close());

const goldify = (visitor: Visitor) =>
  product.services.app.db
    .updateTable("users")
    .set({ membership: "gold" })
    .where("user_id", "=", visitor.userID as never)
    .execute();

let turn = 0;
async function become(who: Who): Promise<Visitor> {
  if (who === "stranger") return new Visitor(product);
  if (who === "guest") return newGuest(product);
  const racer = await newRacer(product, `Matrix${turn++}x`, who === "unverified" ? `m${turn}@example.org` : undefined);
  if (who === "gold") await goldify(racer);
  if (who === "bot") await declared(racer);
  const place = IN_TEAMS.find((each) => each === who);
  if (place) await placeIn(product.services.app.db, racer.userID as UserID, place);
  const role = ROLES.find((each) => each === who);
  if (role) await perform(product.services.app, (work) => giveRole(work, racer.userID as UserID, role, OPERATOR));
  return racer;
}

const OPERATOR = { operator: "Ada", reason: "They asked for it." };

describe("every call", () => {
  it("is in the table of who may make it", () => {
    expect(Object.keys(MAY).toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  it.each(WHO)("is open or closed to %s as the table says", async (who) => {
    const visitor = await become(who);
    const token = visitor.token;
    const open: string[] = [];
    for (const [name, contract] of Object.entries(CALLS) as [keyof typeof CALLS, Call][]) {
      if (isLast(name)) continue;
      visitor.token = token;
      const { json } = await visitor.ask(contract, {
        params: name === "team" || name === "teamContests" ? { id: tag } : PARAMS,
      });
      if (!CLOSED.has(String(json.error))) open.push(name);
    }
    visitor.token = token;
    for (const name of LAST) if (!CLOSED.has(String((await visitor.ask(CALLS[name])).json.error))) open.push(name);
    const expected = Object.entries(MAY).flatMap(([name, may]) => (may.includes(who) ? [name] : []));
    expect(open.toSorted()).toEqual(expected.toSorted());
  });

  it("that names a row of the specification has the access it gives", () => {
    const rows = readFileSync(join(import.meta.dirname, "../support/calls.tsv"), "utf8")
      .trim()
      .split("\n")
      .slice(1);
    const wanted = new Map(
      rows.map((row) => row.split("\t")).map(([method, path, access]) => [`${method} ${path}`, access]),
    );
    const named = (access: Access): string => (access === "anyone" || access === "session" ? "guest" : access);
    const given = Object.values(CALLS).flatMap(({ method, path, access }) =>
      wanted.has(`${method} /api/v2${path}`) ? [[`${method} /api/v2${path}`, named(access)] as const] : [],
    );
    expect(given).toEqual(given.map(([name]) => [name, wanted.get(name)]));
  });
});

/** What a call with this access says to somebody: nothing when it is open. */
async function saidAt(access: Access, { token }: Visitor): Promise<string | undefined> {
  const identify = newIdentify(product.services.tokens, product.services.sessions);
  const req = { get: (name: string) => (name === "authorization" && token ? `Bearer ${token}` : undefined), ip: "::1" };
  const res = { set: () => undefined };
  const ask = (afresh?: boolean) => identify(req as never, res as never, afresh);
  const refusal = await callerOf(access, ask)
    .then((identity) => letPass({ access }, identity, () => ask(true)))
    .then(
      () => undefined,
      (error: unknown) => error,
    );
  if (refusal === undefined || refusal instanceof Refusal) return refusal?.code;
  throw refusal;
}

describe("a level of access", () => {
  it.each(ACCESSES)(
    "%s lets pass whom the table says, and tells the others one of its own refusals",
    async (access) => {
      const said = new Map<Who, string | undefined>();
      for (const who of WHO) said.set(who, await saidAt(access, await become(who)));
      expect(WHO.filter((who) => said.get(who) === undefined)).toEqual(PASSES[access]);
      const refusals = new Set<string | undefined>([undefined, "peopleOnly", ...ACCESS_LEVELS[access].refusals]);
      expect([...said.values()].filter((code) => !refusals.has(code))).toEqual([]);
    },
  );

  it("is closed again as soon as a role was taken away, without another log-in", async () => {
    const moderator = await become("moderator");
    expect(await saidAt("moderator", moderator)).toBeUndefined();
    const { app } = product.services;
    await perform(app, (work) => takeRole(work, moderator.userID as UserID, "moderator", OPERATOR));
    expect(await saidAt("moderator", moderator)).toBe("roleOnly");
    expect(await saidAt("user", moderator)).toBeUndefined();
  });
});

describe("a token", () => {
  it("is refused after each of two thousand changes", async () => {
    const racer = await newRacer(product, "TokenBender");
    const token = racer.token ?? "";
    const { tokens } = product.services;
    expect(await tokens.read(token)).toBeDefined();
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.";
    const dice = diceOf("a token that is bent");
    let accepted = 0;
    for (let change = 0; change < 2_000; change++) {
      const at = Math.floor(dice() * token.length);
      const kind = change % 4;
      const other = pick(dice, [...alphabet]);
      const mutated =
        kind === 0
          ? token.slice(0, at) + other + token.slice(at + 1)
          : kind === 1
            ? token.slice(0, at) + token.slice(at + 1)
            : kind === 2
              ? token.slice(0, at) + other + token.slice(at)
              : reheaded(token, change);
      if (mutated === token || isSameSignature(mutated, token)) continue;
      if (await tokens.read(mutated)) accepted++;
    }
    expect(accepted).toBe(0);
  });
});

/** The last character of a signature has bits that mean nothing: such a change is the same token. */
const isSameSignature = (one: string, other: string): boolean => {
  const bytes = (token: string) =>
    token
      .split(".")
      .map((part) => Buffer.from(part, "base64url").toString("hex"))
      .join(".");
  return one.split(".").length === 3 && bytes(one) === bytes(other);
};

/** The same claims under another header or for another audience, with the old signature or none. */
function reheaded(token: string, turn: number): string {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
  const heads = [
    { alg: "none" },
    { alg: "HS256", kid: "x" },
    JSON.parse(Buffer.from(header, "base64url").toString()) as object,
  ];
  return `${encode(heads[turn % heads.length])}.${encode({ ...claims, sub: String(turn) })}.${turn % 2 ? signature : ""}`;
}
