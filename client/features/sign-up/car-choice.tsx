import { carByID, STARTING_CARS } from "#shared/content/cars/catalog.ts";
import type { CarID } from "#shared/ids.ts";

import { CarThumb } from "../../ui/pictures/car-thumb.tsx";

import style from "./car-choice.module.css";

interface CarChoiceProps {
  readonly value: CarID;
  /** The paint they will have. */
  readonly hueAngle: number | undefined;
  readonly onValue: (carID: CarID) => void;
}

/** One of three cars to begin with. @source rules Starter */
export function CarChoice({ value, hueAngle, onValue }: CarChoiceProps) {
  return (
    <fieldset className={style.choice}>
      <legend className={style.legend}>Your first car</legend>
      {STARTING_CARS.map((carID) => (
        <label key={carID} className={style.car}>
          <input
            type="radio"
            name="carID"
            className={style.mark}
            checked={carID === value}
            onChange={() => onValue(carID)}
          />
          <CarThumb carID={carID} hueAngle={hueAngle} width="100%" />
          <span>{carByID(carID)?.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
