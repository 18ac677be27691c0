import { carByID, CARS } from "#shared/content/cars/catalog.ts";
import { STARTER_CARS } from "#shared/content/events/calendar.ts";
import { EVENT_DESIGNS } from "#shared/content/events/catalog.ts";
import { TOTAL_PERKS } from "#shared/content/events/prizes.ts";
import { formatLastDay } from "#shared/format/dates.ts";
import { formatCount } from "#shared/format/figures.ts";
import type { CarID } from "#shared/ids.ts";

import type { DueAnnouncement } from "../../../data/notices/use-pop-ups.ts";

/** Cars that roll in with a season. */
const MOST_CARS = 2;

interface AnnouncementWords {
  readonly text: string;
  /** Where it leads, and what that is called. */
  readonly to: "/season" | "/event";
  readonly label: string;
  readonly cars: readonly CarID[];
}

/** What an announcement says and shows, and where it leads. */
export function wordsFor(due: DueAnnouncement): AnnouncementWords {
  const until = formatLastDay(due.endStamp);
  if (due.kind === "season") {
    return {
      text: `A new season has started. Its road has cars, stickers and more for you until ${until}.`,
      to: "/season",
      label: "See the season",
      cars: carsOf(due.season),
    };
  }
  const carID = STARTER_CARS[due.event];
  return {
    text: `${EVENT_DESIGNS[due.event].tagline} Join with ${carByID(carID)?.name ?? "its car"} and race for ${formatCount(TOTAL_PERKS, "perk")} until ${until}.`,
    to: "/event",
    label: "See the event",
    cars: [carID],
  };
}

const carsOf = (season: Extract<DueAnnouncement, { kind: "season" }>["season"]): readonly CarID[] =>
  CARS.filter(({ ways }) => ways.some((way) => way.from === "road" && way.season === season))
    .slice(-MOST_CARS)
    .map(({ carID }) => carID);
