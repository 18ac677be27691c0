import { OWN_ADS, type AdSubject, type OwnAdWords } from "../../content/ads.ts";
import type { EventKey, SeasonKey } from "../../content/ways.ts";
import type { AdPage } from "./places.ts";

interface Team {
  readonly tag: string;
  /** Six hex digits. */
  readonly tagColor: string | null;
}

/** What our own pictures may show to somebody now. */
export interface OwnAdFacts {
  readonly page: AdPage;
  /** Nobody is asked for real money who may not be. */
  readonly mayBuy: boolean;
  readonly season: { readonly key: SeasonKey; readonly name: string } | undefined;
  readonly event: { readonly key: EventKey; readonly name: string } | undefined;
  /** The own team's tag. */
  readonly ownTag: string | null;
  /** Of friends and teammates. */
  readonly teams: readonly Team[];
}

/** One of our own pictures: its words, where it leads, and what is drawn on it. */
export interface OwnAd extends Omit<OwnAdWords, "to" | "title"> {
  readonly subject: AdSubject;
  readonly to: string;
  readonly title: string;
  readonly season?: SeasonKey;
  readonly event?: EventKey;
  readonly team?: Team;
}

/** A page shows no picture that leads to itself. */
const HOME: Readonly<Partial<Record<AdSubject, readonly AdPage[]>>> = {
  season: ["season"],
  teams: ["team", "teamDetail"],
  friendsTeam: ["teamDetail"],
};

/** Our own pictures that are true for somebody now; gold is always among them for who may buy it. */
export function ownAdsFor(facts: OwnAdFacts): readonly OwnAd[] {
  const { page, mayBuy, season, event, ownTag, teams } = facts;
  const team = teams.find(({ tag }) => tag !== ownTag);
  const all: readonly (OwnAd | false | undefined)[] = [
    season && { ...of("season", season.name), season: season.key },
    event && { ...of("event", event.name), event: event.key },
    team && { ...of("friendsTeam", team.tag), team, to: `${OWN_ADS.friendsTeam.to}/${encodeURIComponent(team.tag)}` },
    ownTag === null && of("teams"),
    mayBuy && of("gold"),
  ];
  return all.filter((ad) => ad !== undefined && ad !== false).filter(({ subject }) => !HOME[subject]?.includes(page));
}

function of(subject: AdSubject, name = ""): OwnAd {
  const { title = name, ...words } = OWN_ADS[subject];
  return { subject, title, ...words };
}
