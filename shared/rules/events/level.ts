import { EVENT_CURVE } from "../../content/events/calendar.ts";
import { trackProgress, xpBefore, type TrackProgress } from "../tracks.ts";

/** A player's way through the perk levels of an event; level 1 has no perk. @param experience of this event */
export const eventProgress = (experience: number): TrackProgress => trackProgress(EVENT_CURVE, experience);

/** Experience from an event's first second to the beginning of a level. */
export const eventXPBefore = (level: number): number => xpBefore(EVENT_CURVE, level);
