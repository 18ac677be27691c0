import type { ReactNode } from "react";

import type { CarID } from "#shared/ids.ts";
import type { OwnAd } from "#shared/rules/ads/own-ads.ts";

import { TeamTag } from "../../ui/data/team-tag.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { EventBanner } from "../../ui/pictures/events/event-banner.tsx";
import { Horizon } from "../../ui/pictures/horizon.tsx";
import { SeasonBanner } from "../../ui/pictures/seasons/season-banner.tsx";

import style from "./own-art.module.css";

/** Of gold members alone. */
const GOLD_CAR = 80 as CarID;
/** Of a team on its way, the one in front last. */
const TEAM_CARS = [65 as CarID, 60 as CarID, 81 as CarID] as const;

/** The scene of one of our own pictures; it fills its box. */
export function OwnArt({ ad: { subject, season, event, team } }: { readonly ad: OwnAd }) {
  if (season) return <SeasonBanner season={season} className={style.banner ?? ""} />;
  if (event) return <EventBanner event={event} className={style.banner ?? ""} />;
  if (subject === "gold") {
    return (
      <Dusk>
        <span className={style.star}>
          <CarThumb carID={GOLD_CAR} width="100%" />
        </span>
      </Dusk>
    );
  }
  return (
    <Dusk>
      {team && (
        <span className={style.sign}>
          <TeamTag tag={team.tag} tagColor={team.tagColor} />
        </span>
      )}
      {TEAM_CARS.map((carID, place) => (
        <span key={carID} className={style.car} data-place={place}>
          <CarThumb carID={carID} width="100%" />
        </span>
      ))}
    </Dusk>
  );
}

/** The road at dusk with its sun in sight, however narrow the box is. */
const Dusk = ({ children }: { readonly children: ReactNode }) => (
  <>
    <span className={style.dusk}>
      <Horizon height="100%" />
    </span>
    {children}
  </>
);
