import { useEffect } from "react";
import { useParams } from "react-router-dom";

import { carByID } from "#shared/content/cars/catalog.ts";
import { formatCount } from "#shared/format/figures.ts";

import { useVisit, type VisitedGarage } from "../../data/garage/use-visit.ts";
import { FaultPage } from "../../shell/states/fault-page.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs, named } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { CarStory } from "../../ui/data/car-story.tsx";
import { RarityBadge } from "../../ui/data/rarity-badge.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { SheetPage } from "../../ui/layout/sheet-page.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { Horizon } from "../../ui/pictures/horizon.tsx";
import { BotMark } from "./bot-mark.tsx";

import style from "./garage-visit.module.css";

/** Another racer's cars, for those who are let in. */
export function GarageVisit() {
  const { username = "" } = useParams();
  const { load, again } = useVisit(username);
  if (load.state === "trouble" && load.trouble.kind === "not-found") return <FaultPage fault="not-found" />;
  if (load.state === "ready") return <Hall visited={load.value} username={username} />;
  return (
    <main id="main" className={style.empty}>
      {load.state === "loading" ? (
        <Spinner label="Opening the garage" spoken />
      ) : (
        <ErrorState level={1} text={load.trouble.sentence} onRetry={again} />
      )}
    </main>
  );
}

function Hall({ visited, username }: { readonly visited: VisitedGarage; readonly username: string }) {
  const { displayName, isBot, carID: inUse, cars } = visited;
  useEffect(() => {
    document.title = `${displayName}'s garage${isBot ? " (bot)" : ""} · Redline`;
  }, [displayName, isBot]);
  const driven = cars.find(({ carID }) => carID === inUse);
  return (
    <SheetPage
      title={`${named(displayName)}'s garage`}
      size="wide"
      picture={
        <div aria-hidden>
          <Horizon height="clamp(11rem, 34dvh, 24rem)">
            <div className={style.driven}>
              {driven && <CarThumb carID={driven.carID} hueAngle={driven.hueAngle} width="min(40dvh, 72vw)" />}
            </div>
          </Horizon>
        </div>
      }
    >
      {isBot && <BotMark />}
      <p className={style.count}>{formatCount(cars.length, "car")}</p>
      <ul className={style.cars}>
        {cars.map(({ carID, hueAngle, stamp, racesPlayed, highestSpeed }) => {
          const car = carByID(carID);
          return (
            car && (
              <li key={carID} className={style.car}>
                <CarThumb carID={carID} hueAngle={hueAngle} width="100%" />
                <h2 className={style.name}>{car.name}</h2>
                <p className={style.marks}>
                  <RarityBadge rarity={car.rarity} />
                  {carID === inUse && <Badge>In use</Badge>}
                </p>
                <CarStory story={{ racesPlayed, highestSpeed, got: stamp }} look="small" />
              </li>
            )
          );
        })}
      </ul>
      <LinkButton to={`/racer/${encodeURIComponent(username)}`}>
        <span>
          Back to <AsIs>{displayName}</AsIs>
        </span>
      </LinkButton>
    </SheetPage>
  );
}
