import type { CarID } from "../../ids.ts";
import type { Car } from "./car.ts";
import { COMMON } from "./catalog/common.ts";
import { EPIC } from "./catalog/epic.ts";
import { LEGENDARY } from "./catalog/legendary.ts";
import { RARE } from "./catalog/rare.ts";
import { UNCOMMON } from "./catalog/uncommon.ts";

/** Every car of the product, by rarity. */
export const CARS: readonly Car[] = [...COMMON, ...UNCOMMON, ...RARE, ...EPIC, ...LEGENDARY];

const BY_ID: ReadonlyMap<CarID, Car> = new Map(CARS.map((car) => [car.carID, car]));

export const carByID = (carID: CarID): Car | undefined => BY_ID.get(carID);

/** A new player chooses one of these. */
export const STARTING_CARS: readonly CarID[] = [1, 2, 4] as CarID[];

/** What a guest drives. */
export const GUEST_CAR: CarID = 1 as CarID;

/** What the Wampus drives: the Wampus Wagon. */
export const WAMPUS_CAR: CarID = 84 as CarID;
