import type { PageAddress } from "./pages.ts";

/** What our own pictures lead to. */
export type AdSubject = "gold" | "season" | "event" | "teams" | "friendsTeam";

export interface OwnAdWords {
  /** Where it leads; a friend's team has an address of its own below it. */
  readonly to: PageAddress;
  /** Undefined where a name stands in its place: that of the season, the event or the team. */
  readonly title?: string;
  readonly text: string;
  /** What a press does. */
  readonly call: string;
}

/** Our own pictures: each says one true thing, and leads to it. @source README Ads */
export const OWN_ADS: Readonly<Record<AdSubject, OwnAdWords>> = {
  gold: {
    to: "/store/gold",
    title: "Nitro Gold",
    text: "Double cash in every race, the XCelsior in your garage, and no ads.",
    call: "See the perks",
  },
  season: { to: "/season", text: "A road full of cars and colours, open until the season ends.", call: "See the road" },
  event: { to: "/event", text: "Only for a few days: perks that you win by racing.", call: "Join in" },
  teams: {
    to: "/team",
    title: "Race under one tag",
    text: "A team shares its points, its races and its jokes.",
    call: "Find a team",
  },
  friendsTeam: { to: "/team", text: "Friends of yours race for this team. Have a look.", call: "Visit the team" },
};
