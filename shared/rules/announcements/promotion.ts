import type { Promotion } from "../../content/promotions.ts";
import type { Site } from "../../content/site.ts";
import type { Stamp } from "../../units.ts";
import type { Reader } from "./announcement.ts";

/** What one promotion needs to know of a player who is logged in. */
export interface Shopper extends Pick<Reader, "memberDays" | "lastLogin"> {
  readonly isGold: boolean;
  /** Nobody of a class is told of anything that costs money. @source rules Privacy */
  readonly isInClass: boolean;
  readonly site: Site;
  /** Whether this promotion was seen on whatever device. */
  readonly hasSeen: boolean;
  /** When it may be shown again; undefined before it was ever shown. */
  readonly nextShow: Stamp | undefined;
}

/** Whether its days are now. */
export const isOn = ({ startStamp, endStamp }: Pick<Promotion, "startStamp" | "endStamp">, now: Stamp): boolean =>
  startStamp <= now && now < endStamp;

/** Whether the time has passed until which it keeps quiet. */
export const mayShow = ({ nextShow }: Pick<Shopper, "nextShow">, now: Stamp): boolean =>
  nextShow === undefined || nextShow <= now;
