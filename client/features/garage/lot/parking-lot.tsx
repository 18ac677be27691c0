import { HILLS, TOWN, TOWN_WINDOWS } from "#shared/content/horizon.ts";
import { formatCount } from "#shared/format/figures.ts";
import type { Gate } from "#shared/rules/account/gates.ts";

import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import type { OwnedCars } from "../owned.ts";
import { Story } from "../story.tsx";
import { Barrier } from "./barrier.tsx";

import style from "./parking-lot.module.css";

interface ParkingLotProps {
  readonly cars: OwnedCars;
  readonly gate: Gate;
}

/** What scrolls is reached by keys, too. */
const REACHABLE = { tabIndex: 0 };

/** All cars side by side under the open sky, each with its story; shut until there are two. @source core §6 parking lot */
export function ParkingLot({ cars, gate }: ParkingLotProps) {
  return (
    <section className={style.lot} aria-labelledby="parking-lot">
      <svg aria-hidden className={style.hills} viewBox="0 0 1200 240" preserveAspectRatio="xMidYMax slice">
        <path className={style.far} d={HILLS.far} />
        {gate.allowed && (
          <>
            <path className={style.town} d={TOWN} />
            <path className={style.windows} d={TOWN_WINDOWS} />
          </>
        )}
        <path className={style.mid} d={HILLS.mid} />
      </svg>
      <header className={style.head}>
        <h2 id="parking-lot">Parking lot</h2>
        {gate.allowed && <p>{formatCount(cars.size, "car")}, and what each of them has done</p>}
      </header>
      {gate.allowed ? (
        <section {...REACHABLE} className={style.strip} aria-label="All your cars">
          <ul className={style.row}>
            {[...cars.values()].map((owned) => (
              <li key={owned.car.carID} className={style.place}>
                <span className={style.car}>
                  <CarThumb carID={owned.car.carID} hueAngle={owned.hueAngle} look={owned.look} width="100%" />
                </span>
                <div className={style.plate}>
                  <h3 className={style.name}>{owned.car.name}</h3>
                  <Story owned={owned} look="small" />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <div className={style.shut}>
          <p>Your parking lot opens with your second car. Win some races, and the barrier goes up.</p>
          <Barrier />
        </div>
      )}
    </section>
  );
}
