import { fairPlayCases } from "#shared/contracts/race/fair-play.ts";
import { appealRace, dailyFriends, lastRaces, ownRace, saveQualifying } from "#shared/contracts/race/own-race.ts";
import { raceRecord } from "#shared/contracts/race/race.ts";
import { perform } from "#shared/server/platform/work.ts";
import { cardTimesOf } from "#shared/server/players/player-card.ts";
import { dailyFriendsOf } from "#shared/server/race/daily-friends.ts";
import { fairPlayCasesOf } from "#shared/server/race/fair-play-cases.ts";
import { lastRacesOf } from "#shared/server/race/last-races.ts";
import { appealRace as appeal, ownRaceOf } from "#shared/server/race/own-race.ts";
import { qualifyingOf } from "#shared/server/race/qualifying.ts";
import { raceRecordOf } from "#shared/server/race/record.ts";

import { route } from "../route.ts";

export const raceRoutes = [
  route(raceRecord, async ({ app, params, visitor }) => ({
    race: await raceRecordOf(app.db, params.id, { userID: visitor?.userID }),
  })),
  route(ownRace, async ({ app, params, identity }) => ({
    own: await ownRaceOf(app.db, params.id, identity.userID, cardTimesOf(app)),
  })),
  route(lastRaces, async ({ app, identity }) => ({ races: await lastRacesOf(app.db, identity.userID) })),
  route(dailyFriends, async ({ app, identity }) => ({
    friends: app.config.site === "type" ? await dailyFriendsOf(app, identity.userID) : [],
  })),
  route(appealRace, async ({ app, params, identity }) => {
    await perform(app, (work) => appeal(work, params.id, identity.userID));
    return { own: await ownRaceOf(app.db, params.id, identity.userID, cardTimesOf(app)) };
  }),
  route(fairPlayCases, async ({ app, identity: { userID } }) => ({ cases: await fairPlayCasesOf(app.db, userID) })),
  route(saveQualifying, async ({ app, visitor }) => qualifyingOf(app.db, visitor?.userID)),
];
