import { CALLS } from "#shared/contracts/calls.ts";
import type { TeamID, UserID } from "#shared/ids.ts";

import type { Product } from "./product.ts";
import { addMembers, newTeam, teamForm } from "./team.ts";
import { PASSWORD, type Visitor } from "./visitor.ts";

interface TeamDeed {
  readonly first?: (one: Visitor, other: Visitor) => Promise<unknown>;
  readonly act: (one: Visitor, other: Visitor) => Promise<unknown>;
}

const about = (visitor: Visitor) => ({ params: { id: visitor.userID } });
const idOf = (visitor: Visitor) => visitor.userID as UserID;

/** One that does it, for each call about teams that changes what a racer's own client keeps. */
export function teamDeeds(product: () => Product) {
  const db = () => product().services.app.db;
  /** Somebody's team, and others in it. */
  const teamOf = async (
    captain: Visitor,
    enrollment: "auto" | "open",
    ...members: readonly Visitor[]
  ): Promise<TeamID> => {
    const teamID = await newTeam(db(), idOf(captain), { enrollment });
    if (members.length > 0) await addMembers(db(), teamID, members.map(idOf));
    return teamID;
  };
  const teamIDOf = async (visitor: Visitor): Promise<TeamID> => {
    const row = await db()
      .selectFrom("team_members")
      .select("team_id")
      .where("user_id", "=", idOf(visitor))
      .executeTakeFirstOrThrow();
    return row.team_id;
  };
  const toTeamOf = async (captain: Visitor) => ({ params: { id: await teamIDOf(captain) } });
  const asks = async (one: Visitor, captain: Visitor): Promise<void> => {
    await teamOf(captain, "open");
    await one.get(CALLS.applyToTeam, await toTeamOf(captain));
  };
  const invites = async (captain: Visitor, one: Visitor): Promise<void> => {
    await teamOf(captain, "open");
    await captain.get(CALLS.inviteToTeam, about(one));
  };
  const makeOfficer = (visitor: Visitor) =>
    db().updateTable("team_members").set({ role: "officer" }).where("user_id", "=", idOf(visitor)).execute();
  const withOfficer = async (one: Visitor, other: Visitor): Promise<void> => {
    await teamOf(one, "auto", other);
    await makeOfficer(other);
  };

  return {
    createTeam: {
      first: async (one) => {
        await db().updateTable("users").set({ races_played: 50 }).where("user_id", "=", idOf(one)).execute();
        await db().updateTable("money_accounts").set({ balance: 60_000 }).where("user_id", "=", idOf(one)).execute();
      },
      act: (one) => one.get(CALLS.createTeam, { body: { ...teamForm(), password: PASSWORD } }),
    },
    updateTeam: {
      first: (one, other) => teamOf(one, "auto", other),
      act: (one) => one.get(CALLS.updateTeam, { body: { ...teamForm(), password: PASSWORD } }),
    },
    disbandTeam: {
      first: (one, other) => teamOf(one, "auto", other),
      act: (one) => one.get(CALLS.disbandTeam, { body: { password: PASSWORD } }),
    },
    leaveTeam: {
      first: (one, other) => teamOf(other, "auto", one),
      act: (one) => one.get(CALLS.leaveTeam),
    },
    applyToTeam: {
      first: (_one, other) => teamOf(other, "auto"),
      act: async (one, other) => one.get(CALLS.applyToTeam, await toTeamOf(other)),
    },
    withdrawApplication: {
      first: asks,
      act: async (one, other) => one.get(CALLS.withdrawApplication, await toTeamOf(other)),
    },
    inviteToTeam: {
      first: (one) => teamOf(one, "open"),
      act: (one, other) => one.get(CALLS.inviteToTeam, about(other)),
    },
    acceptTeamInvite: {
      first: (one, other) => invites(other, one),
      act: async (one, other) => one.get(CALLS.acceptTeamInvite, await toTeamOf(other)),
    },
    acceptApplication: {
      first: (one, other) => asks(other, one),
      act: (one, other) => one.get(CALLS.acceptApplication, about(other)),
    },
    denyApplication: {
      first: (one, other) => asks(other, one),
      act: (one, other) => one.get(CALLS.denyApplication, about(other)),
    },
    acceptAllApplications: {
      first: (one, other) => asks(other, one),
      act: (one) => one.get(CALLS.acceptAllApplications),
    },
    denyAllApplications: {
      first: (one, other) => asks(other, one),
      act: (one) => one.get(CALLS.denyAllApplications),
    },
    promoteMember: {
      first: (one, other) => teamOf(one, "auto", other),
      act: (one, other) => one.get(CALLS.promoteMember, about(other)),
    },
    demoteMember: { first: withOfficer, act: (one, other) => one.get(CALLS.demoteMember, about(other)) },
    handOverTeam: { first: withOfficer, act: (one, other) => one.get(CALLS.handOverTeam, about(other)) },
    kickMember: {
      first: (one, other) => teamOf(one, "auto", other),
      act: (one, other) => one.get(CALLS.kickMember, about(other)),
    },
    postMotd: {
      first: (one, other) => teamOf(one, "auto", other),
      act: (one) => one.get(CALLS.postMotd, { body: { message: "Race at six" } }),
    },
    seenTeam: {
      first: (one, other) => teamOf(one, "auto", other),
      act: (one) => one.get(CALLS.seenTeam),
    },
  } satisfies Partial<Record<keyof typeof CALLS, TeamDeed>>;
}
