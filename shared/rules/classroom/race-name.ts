import type { CountedPodium } from "./podium.ts";
import type { Tournament } from "./tournament.ts";

/** What a class race that is over is called: by its tournament, else by the lesson. */
export const raceName = ({ number, tournament }: Pick<CountedPodium, "number" | "tournament">): string =>
  tournament ? `Race ${tournament.race} of ${tournament.races}` : `Race ${number}`;

/** What the race that runs or comes next is called in its tournament; undefined outside of one. */
export const nextInTournament = (
  tournament: Pick<Tournament, "raced" | "races" | "isOver"> | null | undefined,
): string | undefined =>
  tournament && !tournament.isOver ? `Race ${tournament.raced + 1} of ${tournament.races}` : undefined;
