import * as gifts from "#shared/contracts/gifts.ts";
import * as contracts from "#shared/contracts/players.ts";
import type { UserID } from "#shared/ids.ts";
import { collectGifts } from "#shared/server/gifts/collect.ts";
import { confirmGiftPassword } from "#shared/server/gifts/password.ts";
import { sendGift } from "#shared/server/gifts/send.ts";
import { sentGiftsOf } from "#shared/server/gifts/sent.ts";
import { givingOf, waitingGiftsOf, waitingSumOf } from "#shared/server/gifts/waiting.ts";
import { perform, type App } from "#shared/server/platform/work.ts";
import { profileOf } from "#shared/server/players/profile.ts";
import { reportPlayer } from "#shared/server/players/report.ts";
import { searchPlayers } from "#shared/server/players/search.ts";
import { selfPartsOf } from "#shared/server/self/parts.ts";

import { route } from "../route.ts";

const waiting = async (app: App, userID: UserID) => ({
  gifts: await waitingGiftsOf(app.db, userID, app.nowStamp()),
  total: await waitingSumOf(app.db, userID),
});

const walletNow = (app: App, userID: UserID) => selfPartsOf(app, userID, ["wallet"]);

/** @source core §7 Players */
export const playerRoutes = [
  route(contracts.playerProfile, async ({ app, identity, params }) => ({
    player: await profileOf(app, identity.userID, params.username),
  })),
  route(contracts.searchPlayers, async ({ app, identity, body }) => ({
    players: await searchPlayers(app.db, identity.userID, body.term, app.nowStamp()),
  })),
  route(contracts.reportPlayer, async ({ app, identity, params, body }) => {
    await perform(app, (work) => reportPlayer(work, identity.userID, params.id, body));
    return {};
  }),
  route(gifts.cashGifts, async ({ app, identity: { userID } }) => ({
    waiting: await waiting(app, userID),
    sent: await sentGiftsOf(app.db, userID, app.nowStamp()),
    giving: await givingOf(app.db, userID, app.nowStamp()),
  })),
  route(gifts.sendCash, async ({ app, identity, params, body: { amount, password }, once }) => {
    const { userID } = identity;
    await confirmGiftPassword(app, identity, password);
    await once((work) => sendGift(work, userID, params.id, amount));
    const { leftToday } = await givingOf(app.db, userID, app.nowStamp());
    return { toUserID: params.id, amount, leftToday, ...(await walletNow(app, userID)) };
  }),
  route(gifts.receiveCash, async ({ app, identity: { userID }, body, once }) => ({
    collected: await once((work) => collectGifts(work, userID, body.giftIDs)),
    waiting: await waiting(app, userID),
    ...(await walletNow(app, userID)),
  })),
];
