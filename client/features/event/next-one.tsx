import { formatLongDay } from "#shared/format/dates.ts";

import { askEventAgain, type EventPage } from "../../data/event/use-event.ts";
import { Countdown } from "../../ui/data/countdown.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";

/** When the next event begins. */
export const NextOne = ({ next }: Pick<EventPage, "next">) =>
  next && (
    <Callout title={`${next.name} is next`}>
      It starts on {formatLongDay(next.startStamp)}.{" "}
      <Countdown until={next.startStamp} label="That's in" over="Now!" onOver={() => void askEventAgain()} />
    </Callout>
  );
