import { raceRecord } from "#shared/contracts/race.ts";
import type { RaceID } from "#shared/ids.ts";
import { raceRecordOf } from "#shared/server/race/record.ts";

import { route } from "../route.ts";

export const raceRoutes = [
  route(raceRecord, async ({ app, params }) => {
    const race = await raceRecordOf(app.db, params.id as RaceID);
    return {
      race: { ...race, results: race.results.map((line) => ({ ...line, replay: line.replay && [...line.replay] })) },
    };
  }),
];
