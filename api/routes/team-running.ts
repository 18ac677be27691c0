import * as contracts from "#shared/contracts/teams/team-running.ts";
import type { UserID } from "#shared/ids.ts";
import { perform, type App } from "#shared/server/platform/work.ts";
import { cardTimesOf } from "#shared/server/players/player-card.ts";
import {
  acceptAllApplications,
  acceptApplication,
  applicationsTo,
  denyApplications,
} from "#shared/server/teams/applications.ts";
import { demoteMember, handOverTeam, kickMember, promoteMember } from "#shared/server/teams/captain.ts";
import { boostMotd, ownMotds, postMotd } from "#shared/server/teams/motds.ts";
import { seeTeam } from "#shared/server/teams/own-team.ts";

import { route } from "../route.ts";

const waiting = async (app: App, officerID: UserID) => ({
  applications: await applicationsTo(app.db, app.config.site, officerID, cardTimesOf(app)),
});

const captainDeed = (contract: typeof contracts.kickMember, deed: typeof kickMember) =>
  route(contract, async ({ app, identity, params }) => {
    await perform(app, (work) => deed(work, identity.userID, params.id));
    return {};
  });

/** What members, officers and captains do in their team. @source teams §7 */
export const teamRunningRoutes = [
  route(contracts.acceptApplication, async ({ app, identity: { userID }, params }) => {
    await perform(app, (work) => acceptApplication(work, userID, params.id));
    return waiting(app, userID);
  }),
  route(contracts.denyApplication, async ({ app, identity: { userID }, params }) => {
    await perform(app, (work) => denyApplications(work, userID, params.id));
    return waiting(app, userID);
  }),
  route(contracts.acceptAllApplications, async ({ app, identity: { userID } }) => {
    const userIDs = await perform(app, (work) => acceptAllApplications(work, userID));
    return { ...(await waiting(app, userID)), userIDs };
  }),
  route(contracts.denyAllApplications, async ({ app, identity: { userID } }) => {
    await perform(app, (work) => denyApplications(work, userID));
    return waiting(app, userID);
  }),
  captainDeed(contracts.promoteMember, promoteMember),
  captainDeed(contracts.demoteMember, demoteMember),
  captainDeed(contracts.kickMember, kickMember),
  captainDeed(contracts.handOverTeam, handOverTeam),
  route(contracts.postMotd, async ({ app, identity: { userID }, body }) => ({
    motd: await perform(app, (work) => postMotd(work, userID, body.message)),
  })),
  route(contracts.boostMotd, async ({ app, identity: { userID }, body }) => ({
    motd: await perform(app, (work) => boostMotd(work, userID, body)),
  })),
  route(contracts.teamMotds, async ({ app, identity: { userID } }) => ({ motds: await ownMotds(app.db, userID) })),
  route(contracts.seenTeam, async ({ app, identity: { userID } }) => {
    await perform(app, (work) => seeTeam(work, userID));
    return {};
  }),
];
