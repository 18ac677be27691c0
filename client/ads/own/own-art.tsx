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
const TEAM_CARS = [
  { carID: 12 as CarID, hueAngle: 200 },
  { carID: 9 as CarID, hueAngle: 90 },
  { carID: 4 as CarID, hueAngle: 0 },
] as const;

/** The scene of one of our own pictures; it fills its box. */
export function OwnArt({ ad: { subject, season, event, team } }: { readonly ad: OwnAd }) {
  if (season) return <SeasonBanner season={season} className={style.banner ?? ""} />;
  if (event) return <EventBanner event={event} className={style.banner ?? ""} />;
  return (
    <Horizon height="100%">
      {team && (
        <span className={style.sign}>
          <TeamTag tag={team.tag} tagColor={team.tagColor} />
        </span>
      )}
      {subject === "gold" ? (
        <span className={style.star}>
          <CarThumb carID={GOLD_CAR} width="100%" />
        </span>
      ) : (
        <span className={style.convoy}>
          {TEAM_CARS.map(({ carID, hueAngle }, place) => (
            <span key={carID} className={style.car} data-place={place}>
              <CarThumb carID={carID} hueAngle={hueAngle} width="100%" />
            </span>
          ))}
        </span>
      )}
    </Horizon>
  );
}
