import { useState } from "react";

import { carByID } from "#shared/content/cars/catalog.ts";
import { formatDays } from "#shared/format/dates.ts";

import { ClaimTrouble } from "../../celebration/claim-trouble.tsx";
import { useClaims } from "../../celebration/use-claims.ts";
import { askEventAgain, type EventPage } from "../../data/event/use-event.ts";
import { HelpLink } from "../../shell/links/help-link.tsx";
import { useEventTheme } from "../../sound/use-event-theme.ts";
import { Countdown } from "../../ui/data/countdown.tsx";
import { Bonus } from "./bonus.tsx";
import { doWords, phaseOf, type ShownEvent } from "./event-words.ts";
import { Head } from "./head.tsx";
import { Join } from "./join.tsx";
import { NextOne } from "./next-one.tsx";
import { Tasks } from "./tasks.tsx";
import { Track } from "./track.tsx";
import { useLeft } from "./use-left.ts";

interface OneEventProps {
  readonly page: EventPage;
  readonly event: ShownEvent;
}

/** An event, before, while and after it runs. */
export function OneEvent({ page, event }: OneEventProps) {
  const { next, offer, prizes, items } = page;
  const claims = useClaims();
  const [hasJoined, setJoined] = useState(false);
  const phase = phaseOf(event);
  useLeft(page);
  useEventTheme(event.isStarted && !event.isOver ? event.key : undefined);
  return (
    <>
      <Head
        event={event.key}
        name={event.name}
        sentence={doWords(phase, carByID(event.starterCarID)?.name ?? "the starter car")}
      >
        <span>{formatDays(event)}</span>
        <TimeLeft event={event} />
      </Head>
      {event.isOver && <NextOne next={next} />}
      {!event.isOver && <Join event={event} offer={offer} hasJoined={hasJoined} onJoined={() => setJoined(true)} />}
      <ClaimTrouble trouble={claims.trouble} />
      <Track event={event} perks={prizes.filter(({ level }) => level !== null)} claims={claims} />
      <Tasks event={event} tasks={prizes.filter(({ level }) => level === null)} claims={claims} />
      {!event.isOver && <Bonus event={event} items={items} />}
      <HelpLink to="events">How events work</HelpLink>
    </>
  );
}

function TimeLeft({ event: { isOver, isStarted, startStamp, endStamp } }: Pick<OneEventProps, "event">) {
  if (isOver) return null;
  return isStarted ? (
    <Countdown key="end" until={endStamp} label="Time left" over="It's over" onOver={() => void askEventAgain()} />
  ) : (
    <Countdown key="start" until={startStamp} label="It starts in" over="Now!" onOver={() => void askEventAgain()} />
  );
}
