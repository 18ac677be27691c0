import { cashGifts, receiveCash, sendCash } from "#shared/contracts/economy/gifts.ts";
import type { UserID } from "#shared/ids.ts";
import { whileOpen } from "#shared/server/accounts/sessions/sessions.ts";
import { collectGifts } from "#shared/server/gifts/collect.ts";
import { mustHavePassword } from "#shared/server/gifts/password.ts";
import { receivedGiftsOf } from "#shared/server/gifts/received.ts";
import { sendGift } from "#shared/server/gifts/send.ts";
import { sentGiftsOf } from "#shared/server/gifts/sent.ts";
import { givingOf, waitingGiftsOf, waitingSumOf } from "#shared/server/gifts/waiting.ts";
import type { App } from "#shared/server/platform/work.ts";
import { cardTimesOf } from "#shared/server/players/player-card.ts";
import { selfPartsOf } from "#shared/server/self/parts.ts";

import { route } from "../route.ts";

const waiting = async (app: App, userID: UserID) => ({
  gifts: await waitingGiftsOf(app.db, userID, cardTimesOf(app)),
  total: await waitingSumOf(app.db, userID),
});

const walletNow = (app: App, userID: UserID) => selfPartsOf(app, userID, ["wallet"]);

/** @source core §7 Cash gifts */
export const giftRoutes = [
  route(cashGifts, async ({ app, identity: { userID } }) => ({
    waiting: await waiting(app, userID),
    sent: await sentGiftsOf(app.db, userID, cardTimesOf(app)),
    received: await receivedGiftsOf(app.db, userID, cardTimesOf(app)),
    giving: await givingOf(app.db, userID, app.nowStamp()),
  })),
  route(sendCash, async ({ app, identity, params, body: { amount }, once }) => {
    const { userID } = identity;
    await mustHavePassword(app, userID);
    await once(whileOpen(identity, (work) => sendGift(work, userID, params.id, amount)));
    const { leftToday } = await givingOf(app.db, userID, app.nowStamp());
    return { toUserID: params.id, amount, leftToday, ...(await walletNow(app, userID)) };
  }),
  route(receiveCash, async ({ app, identity: { userID }, body, once }) => ({
    collected: await once((work) => collectGifts(work, userID, body.giftIDs)),
    waiting: await waiting(app, userID),
    ...(await walletNow(app, userID)),
  })),
];
