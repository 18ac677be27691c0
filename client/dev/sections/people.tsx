import { LEAGUES } from "#shared/content/leagues.ts";
import type { CarID } from "#shared/ids.ts";

import { PlayerName } from "../../ui/data/player-name.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { LeagueBadge } from "../../ui/pictures/league/league-badge.tsx";
import { racers } from "./roster.tsx";

import page from "../ui-page.module.css";

export function PeopleSection() {
  return (
    <>
      <Card title="Names">
        <ul className={page.stack}>
          {racers.map((racer) => (
            <li key={racer.displayName} className={page.racer}>
              <CarThumb carID={racer.carID as CarID} hueAngle={racer.hueAngle} width="4rem" />
              <PlayerName player={racer} />
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Leagues">
        {(["1.5rem", "3rem", "6rem"] as const).map((size) => (
          <div key={size} className={page.row}>
            {LEAGUES.map(({ tier, name }) => (
              <LeagueBadge key={tier} tier={tier} size={size} alt={name} />
            ))}
          </div>
        ))}
      </Card>
      <Card title="Cars in their paint" look="stack">
        <div className={page.row}>
          {[0, 90, 180, 270].map((hueAngle) => (
            <CarThumb
              key={hueAngle}
              carID={2 as CarID}
              hueAngle={hueAngle}
              width="7rem"
              alt={`Car turned by ${hueAngle}°`}
            />
          ))}
          <CarThumb carID={3 as CarID} width="14rem" alt="A car, larger" />
        </div>
      </Card>
    </>
  );
}
