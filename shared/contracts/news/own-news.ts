import { z } from "zod";

import { stamp } from "../ids.ts";

/** How far the racer has seen the news. @source core §3 User session */
export const OwnNews = z.object({
  visitedNews: stamp.nullable().meta({ description: "When the racer last saw something new there; null before." }),
  lastNews: stamp.nullable().meta({
    description:
      "When the newest post that the racer saw came out; null before the first. `/site.json` has the newest of all.",
  }),
});
export type OwnNews = z.infer<typeof OwnNews>;
