import { sql, type RawBuilder } from "kysely";

import type { Site } from "../../content/site.ts";
import type { RaceID, UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

/**
 * Selects a racer's last races on a site, finished or not; what it reads doesn't grow with what was raced elsewhere. Of races that
 * were not finished it knows those among the racer's last ones on any site.
 *
 * @param userID the racer, or the column that names them
 */
export const lastRacesOn = (site: Site, userID: UserID | RawBuilder<unknown>, most: number) =>
  sql<{ readonly race_id: RaceID; readonly started_stamp: Stamp }>`(
    select last.race_id, last.started_stamp from (
      (select race_id, started_stamp from race_results
        where user_id = ${userID} and site = ${site} and standing = 'finished'
        order by started_stamp desc limit ${most})
      union
      (select race_id, started_stamp from race_results where user_id = ${userID}
        order by started_stamp desc limit ${most})) last
    join races on races.race_id = last.race_id and races.site = ${site}
    order by last.started_stamp desc limit ${most})`;
