import * as contracts from "#shared/contracts/social/friends.ts";
import type { UserID } from "#shared/ids.ts";
import { acceptFriend, acceptFriends, denyFriends } from "#shared/server/friends/answer.ts";
import { removeFriend } from "#shared/server/friends/friendships.ts";
import { friendListOf, onlineFriendsOf, openGamesOf } from "#shared/server/friends/list.ts";
import { requestFriend, withdrawRequest } from "#shared/server/friends/request.ts";
import { countWaiting, requestsBy, requestsTo } from "#shared/server/friends/waiting.ts";
import { perform, type App } from "#shared/server/platform/work.ts";
import { cardTimesOf } from "#shared/server/players/player-card.ts";
import { recentRacersOf } from "#shared/server/players/recent-racers.ts";

import { route } from "../route.ts";

/** Every change answers with the current list, or says that the client's copy is still valid. */
const changed = async (app: App, userID: UserID, friendsHash: string | undefined) => ({
  ...(await friendListOf(app.db, userID, cardTimesOf(app), friendsHash)),
  totalRequests: await countWaiting(app.db, userID),
});

const isOn = (flag: "" | "0" | "1" | undefined): boolean => flag !== undefined && flag !== "0";

/** @source core §7 Friends */
export const friendRoutes = [
  route(contracts.friends, async ({ app, identity: { userID }, query }) => {
    const { online, games, friendsHash } = query;
    return {
      ...(await friendListOf(app.db, userID, cardTimesOf(app), friendsHash)),
      ...(isOn(online) && { online: await onlineFriendsOf(app, userID) }),
      ...(isOn(games) && { games: await openGamesOf(app.db, userID) }),
    };
  }),
  route(contracts.friendRequests, async ({ app, identity: { userID } }) => ({
    requests: await requestsTo(app.db, userID, cardTimesOf(app)),
    totalRequests: await countWaiting(app.db, userID),
    requestedFriends: await requestsBy(app.db, userID, cardTimesOf(app)),
    recentRacers: await recentRacersOf(app.db, userID, cardTimesOf(app)),
  })),
  route(contracts.requestFriend, async ({ app, identity: { userID }, params, body }) => {
    const result = await perform(app, (work) => requestFriend(work, userID, params.id));
    return { ...(await changed(app, userID, body.friendsHash)), result };
  }),
  route(contracts.cancelRequest, async ({ app, identity: { userID }, params, body }) => {
    await perform(app, (work) => withdrawRequest(work, userID, params.id));
    return changed(app, userID, body.friendsHash);
  }),
  route(contracts.acceptFriend, async ({ app, identity: { userID }, params, body }) => {
    await perform(app, (work) => acceptFriend(work, userID, params.id, app.config.foundersUntil));
    return changed(app, userID, body.friendsHash);
  }),
  route(contracts.denyFriend, async ({ app, identity: { userID }, params, body }) => {
    await perform(app, (work) => denyFriends(work, userID, [params.id]));
    return changed(app, userID, body.friendsHash);
  }),
  route(contracts.acceptAllFriends, async ({ app, identity: { userID }, body }) => {
    const friendIDs = await perform(app, (work) => acceptFriends(work, userID, body.friendIDs));
    return { ...(await changed(app, userID, body.friendsHash)), friendIDs };
  }),
  route(contracts.denyAllFriends, async ({ app, identity: { userID }, body }) => {
    await perform(app, (work) => denyFriends(work, userID, body.friendIDs));
    return changed(app, userID, body.friendsHash);
  }),
  route(contracts.removeFriend, async ({ app, identity: { userID }, params, body }) => {
    await perform(app, (work) => removeFriend(work, userID, params.id));
    return changed(app, userID, body.friendsHash);
  }),
];
