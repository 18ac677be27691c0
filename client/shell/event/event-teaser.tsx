import { PartyPopper, X } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";

import { EVENT_DESIGNS } from "#shared/content/events/catalog.ts";

import { lasting } from "../../browser/storages.ts";
import type { EventNow } from "../../session/event-now.ts";
import { IconButton } from "../../ui/controls/icon-button.tsx";

import style from "./event-teaser.module.css";

/** The number of the event whose teaser was closed in this browser. */
const CLOSED_KEY = "redline-event-teaser";

const HERE = "/event";

/** Leads to the event from the other pages, until it is closed there. @source core §2 */
export function EventTeaser({ event }: { readonly event: EventNow }) {
  const { pathname } = useLocation();
  const [closed, setClosed] = useState(() => Number(lasting.getItem(CLOSED_KEY)));
  if (closed === event.eventID || pathname === HERE) return null;
  const close = (): void => {
    lasting.setItem(CLOSED_KEY, String(event.eventID));
    setClosed(event.eventID);
  };
  return (
    <aside className={style.teaser} aria-label={event.name}>
      <PartyPopper aria-hidden className={style.icon} />
      <Link to={HERE} className={style.words}>
        <b>{event.name}</b> {teaserWords(event)}
      </Link>
      <IconButton label="Close" icon={X} kind="bare" size="small" onClick={close} />
    </aside>
  );
}

function teaserWords({ key, own }: EventNow): string {
  if (!own?.isIn) return EVENT_DESIGNS[key].teaser;
  const { level, totalPerks } = own;
  return level > totalPerks ? "You've won every perk!" : `You're on perk ${level} of ${totalPerks}.`;
}
