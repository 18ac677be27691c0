import { formatMoment } from "#shared/format/dates.ts";
import { formatOrdinal } from "#shared/format/figures.ts";
import { distanceOf } from "#shared/rules/leagues/distance.ts";
import { leagueOf, leagueTitle } from "#shared/rules/leagues/tiers.ts";

import { askLeaguesAgain, type LeagueActivity } from "../../../data/leagues/use-leagues.ts";
import { useSession } from "../../../session/session.ts";
import { Countdown } from "../../../ui/data/countdown.tsx";
import { DuskHead } from "../../../ui/layout/dusk-head.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { LeagueBadge } from "../../../ui/pictures/league/league-badge.tsx";
import type { Entry } from "../group/entry.ts";
import { distanceWords } from "../words.ts";

import style from "./league-head.module.css";

interface LeagueHeadProps {
  /** Undefined until it is loaded. */
  readonly league?: LeagueActivity;
  readonly own?: Entry | undefined;
  readonly entries?: readonly Entry[];
  readonly isTeam?: boolean;
}

/** The league, how long the week still is, and where one stands in it. */
export function LeagueHead({ league, own, entries, isTeam = false }: LeagueHeadProps) {
  const car = useSession(({ user }) => user);
  return (
    <DuskHead
      title={league ? titleOf(league.tier, isTeam) : "Leagues"}
      car={car && <CarThumb carID={car.carID} hueAngle={car.carHueAngle} look={car.look} width="100%" />}
      emblem={league && <LeagueBadge tier={league.tier} size="100%" />}
      time={league && <Time league={league} />}
    >
      {league && own && entries && <Place league={league} own={own} entries={entries} />}
    </DuskHead>
  );
}

const titleOf = (tier: number, isTeam: boolean): string =>
  leagueOf(tier).tournamentName === null
    ? `${leagueTitle(tier)} ${isTeam ? "team league" : "league"}`
    : leagueTitle(tier);

const Time = ({ league: { state, endStamp } }: { readonly league: LeagueActivity }) =>
  state === "counting" ? (
    <>Counting the last races</>
  ) : (
    <>
      <span>Ends on {formatMoment(endStamp)}</span>
      <Countdown until={endStamp} label="Time left" over="Time's up!" onOver={() => void askLeaguesAgain()} />
    </>
  );

interface PlaceProps {
  readonly league: LeagueActivity;
  readonly own: Entry;
  readonly entries: readonly Entry[];
}

function Place({ league, own, entries }: PlaceProps) {
  const distance = distanceOf(entries, league, own.place);
  const { main, more } = distanceWords(league.tier, distance);
  return (
    <div className={style.place} data-zone={own.goes}>
      <p className={style.figure}>
        <strong>{formatOrdinal(own.place)}</strong> <span>of {entries.length}</span>
      </p>
      <p className={style.distance}>
        <b>{main}</b>
        {more !== undefined && <span>{more}</span>}
      </p>
    </div>
  );
}
