import { useEvent } from "../../data/event/use-event.ts";
import { useOwnTitle } from "../../shell/own-title.ts";
import { EventShut } from "./event-shut.tsx";
import { NoEvent } from "./no-event.tsx";
import { OneEvent } from "./one-event.tsx";

import style from "./event-page.module.css";

/** The event: what one does in it, how far one is, and what it gives. @source teams-shop-seasons §2, rules Perk of an event */
export function EventPage() {
  const { load, again } = useEvent();
  useOwnTitle(load.state === "ready" ? (load.value.event?.name ?? "Event") : "Event");
  return (
    <main id="main" className={style.page}>
      {load.state !== "ready" ? (
        <EventShut load={load} onRetry={again} />
      ) : load.value.event ? (
        <OneEvent page={load.value} event={load.value.event} />
      ) : (
        <NoEvent next={load.value.next} />
      )}
    </main>
  );
}
