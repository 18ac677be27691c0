import { RETURN_MINUTES } from "../../content/shop.ts";
import { after, minutes, type Stamp } from "../../units.ts";

/** What is known of a purchase. `open`: unused and not yet settled; `kept`: used, or too old; `returned`. */
export interface Bought {
  readonly type: "car" | "loot" | "bundle" | "nitros";
  readonly state: "open" | "kept" | "returned";
  readonly stamp: Stamp;
  /** It is the starter car of an event. */
  readonly isStarterCar: boolean;
}

/** Why a purchase can't be given back. `changed`: something of it was sold, or came again from elsewhere since. */
export type NoReturn =
  | "returnedAlready"
  | "notReturnable"
  | "starterCar"
  | "returnOver"
  | "usedAlready"
  | "changed"
  | "lastCar";

export const returnableUntil = (stamp: Stamp): Stamp => after(stamp, minutes(RETURN_MINUTES));

/** Nitros are kept: nobody knows which one was used. So is the car of an event: with it one is in the event. */
export const canReturn = (type: Bought["type"], isStarterCar: boolean): boolean => type !== "nitros" && !isStarterCar;

/**
 * What can be said of a purchase by itself.
 *
 * @returns why it can't be given back; undefined when it may
 */
export function noReturn({ type, state, stamp, isStarterCar }: Bought, now: Stamp): NoReturn | undefined {
  if (state === "returned") return "returnedAlready";
  if (!canReturn(type, isStarterCar)) return isStarterCar ? "starterCar" : "notReturnable";
  if (now >= returnableUntil(stamp)) return "returnOver";
  return state === "kept" ? "usedAlready" : undefined;
}

const SENTENCES: Readonly<Record<NoReturn, string>> = {
  returnedAlready: "You gave that back already.",
  notReturnable: "Nitros can't be given back.",
  starterCar: "You're in the event with that car, so it's yours to keep.",
  returnOver: "You can give something back within an hour. That hour is over.",
  usedAlready: "You used that, so it's yours to keep.",
  changed: "You don't have all of it any more.",
  lastCar: "That's the only car you can always drive. Get another one first.",
};

export const sayNoReturn = (no: NoReturn): string => SENTENCES[no];
