import { achievementPopUps } from "../achievements/pop-ups.ts";
import { challengePopUps } from "../challenges/pop-ups.ts";
import { classPopUps } from "../classes/pop-ups.ts";
import { eventPopUps } from "../events/pop-ups.ts";
import { leaguePopUps } from "../leagues/pop-ups.ts";
import type { Asker, PopUpCandidate, PopUpSource } from "../looks/pop-up-source.ts";
import { classRowOf } from "../players/class-standing.ts";
import { seasonPopUps } from "../seasons/pop-ups.ts";
import { announcementPopUps } from "./announcements.ts";
import { promotionPopUps } from "./promotions.ts";
import { teaserPopUps } from "./teasers.ts";

/** Whatever lets something pop up, by its group in the answer. */
export const SOURCES: { readonly [Group in PopUpSource["group"]]: PopUpSource<Group> } = {
  season: seasonPopUps,
  event: eventPopUps,
  achievements: achievementPopUps,
  challenges: challengePopUps,
  league: leaguePopUps,
  class: classPopUps,
  announcements: announcementPopUps,
  promotions: promotionPopUps,
  teasers: teaserPopUps,
};

interface Candidate extends PopUpCandidate<unknown> {
  readonly group: PopUpSource["group"];
}

/** What may pop up for a player, seen or not, source by source. */
export async function candidatesFor(who: Asker): Promise<readonly Candidate[]> {
  const asker = { ...who, class: await classRowOf(who.db, who.userID) };
  const read = await Promise.all(
    Object.values(SOURCES).map(async ({ group, read }): Promise<readonly Candidate[]> => {
      const candidates: readonly PopUpCandidate<unknown>[] = await read(asker);
      return candidates.map((candidate) => ({ ...candidate, group }));
    }),
  );
  return read.flat();
}
