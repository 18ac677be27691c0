import * as contracts from "#shared/contracts/teams/teams.ts";
import { whileOpen } from "#shared/server/accounts/sessions/sessions.ts";
import { networkOf } from "#shared/server/platform/network.ts";
import { perform } from "#shared/server/platform/work.ts";
import { cardTimesOf } from "#shared/server/players/player-card.ts";
import { applicationsTo } from "#shared/server/teams/applications.ts";
import { applyToTeam, withdrawApplication } from "#shared/server/teams/apply.ts";
import { ownFigures, teamDetails } from "#shared/server/teams/details.ts";
import { disbandTeam } from "#shared/server/teams/disband.ts";
import { editTeam } from "#shared/server/teams/edit.ts";
import { foundTeam } from "#shared/server/teams/found.ts";
import { acceptInvite, ignoreInvite, invitesOf, inviteToTeam } from "#shared/server/teams/invites.ts";
import { leaveTeam } from "#shared/server/teams/leave.ts";
import { refuseIfOnTeam } from "#shared/server/teams/own.ts";
import { reportTeam } from "#shared/server/teams/report.ts";
import { teamsFor, teamsNamed } from "#shared/server/teams/search.ts";
import { countView } from "#shared/server/teams/views.ts";

import { route } from "../route.ts";

/** @source teams §7 */
export const teamRoutes = [
  route(contracts.searchTeams, async ({ app, visitor, body }) => {
    const { db, config } = app;
    const account = visitor?.isGuest === false ? visitor.userID : undefined;
    if (account !== undefined) await refuseIfOnTeam(db, account);
    const own = visitor && (await ownFigures(db, config.site, visitor.userID));
    const racesPlayed = own?.races_played ?? body.racesPlayed ?? 0;
    const speed = (own ? own.average : body.speed) ?? 0;
    const { term = "", after } = body;
    const found =
      term === ""
        ? await teamsFor(db, { racesPlayed, speed }, after)
        : { teams: await teamsNamed(db, term), next: null };
    const wantsInvites = account !== undefined && Boolean(body.invites);
    return { ...found, ...(wantsInvites && { invites: await invitesOf(db, account, app.nowStamp()) }) };
  }),
  route(contracts.teamInvites, async ({ app, identity: { userID } }) => ({
    invites: await invitesOf(app.db, userID, app.nowStamp()),
  })),
  route(contracts.teamApplications, async ({ app, identity: { userID } }) => ({
    applications: await applicationsTo(app.db, app.config.site, userID, cardTimesOf(app)),
  })),
  route(contracts.createTeam, async ({ identity, body, once }) => {
    return once(whileOpen(identity, (work) => foundTeam(work, identity.userID, body)));
  }),
  route(contracts.updateTeam, async ({ app, identity, body }) => {
    return perform(
      app,
      whileOpen(identity, (work) => editTeam(work, identity.userID, body)),
    );
  }),
  route(contracts.disbandTeam, async ({ app, identity }) => {
    await perform(
      app,
      whileOpen(identity, (work) => disbandTeam(work, identity.userID)),
    );
    return {};
  }),
  route(contracts.leaveTeam, async ({ app, identity: { userID } }) => {
    await perform(app, (work) => leaveTeam(work, userID));
    return {};
  }),
  route(contracts.applyToTeam, ({ app, identity: { userID }, params }) =>
    perform(app, (work) => applyToTeam(work, app.config.site, userID, params.id)),
  ),
  route(contracts.withdrawApplication, async ({ app, identity: { userID }, params }) => {
    await perform(app, (work) => withdrawApplication(work, userID, params.id));
    return {};
  }),
  route(contracts.acceptTeamInvite, ({ app, identity: { userID }, params }) =>
    perform(app, (work) => acceptInvite(work, userID, params.id)),
  ),
  route(contracts.ignoreTeamInvite, async ({ app, identity: { userID }, params }) => {
    await perform(app, (work) => ignoreInvite(work, userID, params.id));
    return { invites: await invitesOf(app.db, userID, app.nowStamp()) };
  }),
  route(contracts.reportTeam, async ({ app, identity: { userID }, params, body }) => {
    await perform(app, (work) => reportTeam(work, userID, params.id, body));
    return {};
  }),
  route(contracts.inviteToTeam, async ({ app, identity: { userID }, params }) => {
    await perform(app, (work) => inviteToTeam(work, userID, params.id));
    return {};
  }),
];

/** Comes after all other calls below `/teams`: a tag could be any of their names. */
export const teamPageRoute = route(contracts.team, async ({ app, visitor, params, query, req }) => {
  const details = await teamDetails(app.db, {
    site: app.config.site,
    ...cardTimesOf(app),
    tag: params.id,
    viewerID: visitor?.userID,
    isOwn: query.own === "" || query.own === "1",
  });
  // Guests are new at will: they count by where they come from.
  const viewer = visitor && !visitor.isGuest ? String(visitor.userID) : networkOf(req);
  if (!details.isMember) await countView(app.db, details.team.teamID, viewer);
  return details;
});
