import type { CSSProperties, ReactNode } from "react";

import { EVENT_DESIGNS } from "#shared/content/events/catalog.ts";
import type { EventKey } from "#shared/content/ways.ts";

import { EventBanner } from "../../ui/pictures/events/event-banner.tsx";

import style from "./head.module.css";

interface HeadProps {
  readonly event: EventKey;
  readonly name: string;
  /** What one does here, in a sentence. */
  readonly sentence: string;
  readonly children: ReactNode;
}

/** The event's picture with its name, its words and what one does here. */
export function Head({ event, name, sentence, children }: HeadProps) {
  const { tagline, colours } = EVENT_DESIGNS[event];
  const paint = {
    "--event-ground": colours.ground,
    "--event-ink": colours.ink,
  } as CSSProperties;
  return (
    <header className={style.head} style={paint}>
      <EventBanner event={event} className={style.picture ?? ""} />
      <div className={style.words}>
        <h1 className={style.name}>{name}</h1>
        <p className={style.tagline}>{tagline}</p>
        <p>{sentence}</p>
        <div className={style.time}>{children}</div>
      </div>
    </header>
  );
}
