import type { EventKey } from "../ways.ts";

type Hex = `#${string}`;

/** The colours that an event lends to its page, and to the header and the footer of the site while it runs. */
export interface EventColours {
  /** Behind everything… */
  readonly ground: Hex;
  /** …and of the sheets on it; ink can be read on both. */
  readonly paper: Hex;
  readonly ink: Hex;
  /** Marks, bars and edges: at least 3:1 on ground and paper. */
  readonly accent: Hex;
  /** Light behind things. Never under words. */
  readonly glow: Hex;
}

/** What an event is, in words and colours. */
export interface EventDesign {
  readonly key: EventKey;
  readonly name: string;
  /** One sentence. */
  readonly tagline: string;
  /** Two sentences. */
  readonly description: string;
  /** What the other pages say while it runs, in at most 60 characters. */
  readonly teaser: string;
  readonly colours: EventColours;
}
