import { z } from "zod";

import { NEWS_PAGE } from "../../rules/news/limits.ts";
import { NEWS_ID } from "../../rules/news/names.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { stamp } from "../ids.ts";
import { SelfParts } from "../self.ts";
import { NewsBlock, NewsPicture } from "./blocks.ts";

const newsID = z.string().regex(NEWS_ID, "There's no such story.").meta({ description: "The name of its file." });
const limit = { max: 120, perMs: minutes(1), address: { max: 2_400, perMs: minutes(1) } } as const;

/** `update`: what changed in the game itself. `story`: whatever the operator tells. */
export const NEWS_KINDS = ["story", "update"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** A post as lists show it. */
export const NewsHead = z.object({
  newsID,
  kind: z.enum(NEWS_KINDS),
  title: z.string(),
  summary: z.string(),
  stamp: stamp.meta({ description: "When it came out." }),
  author: z.string().nullable(),
  version: z.string().nullable().meta({ description: "Of the game, where an update is a release." }),
  picture: NewsPicture.nullable(),
});
export type NewsHead = z.infer<typeof NewsHead>;

const Neighbour = NewsHead.pick({ newsID: true, title: true });

/** @source teams-shop-seasons §7 */
export const newsList = call({
  method: "GET",
  path: "/news",
  summary: "The news, the newest first: stories of the operator and updates of the game.",
  access: "anyone",
  openToBots: true,
  isSameForAll: true,
  limit,
  params: Nothing,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(NEWS_PAGE.most).default(NEWS_PAGE.usual),
    kind: z.enum(NEWS_KINDS).optional().meta({ description: "Only these." }),
    after: z
      .string()
      .regex(/^\d{1,12}\.[a-z0-9-]{1,80}$/, "That's no place in the list.")
      .optional()
      .meta({ description: "`next` of the page before." }),
  }),
  body: Nothing,
  answer: z.object({
    news: z.array(NewsHead).readonly(),
    next: z.string().nullable().meta({ description: "Where the next page begins; null at the end." }),
  }),
  refusals: [],
});

/** @source teams-shop-seasons §7 */
export const newsPost = call({
  method: "GET",
  path: "/news/{id}",
  summary: "One of the news, as blocks of text.",
  access: "anyone",
  openToBots: true,
  isSameForAll: true,
  limit,
  params: z.object({ id: newsID }),
  body: Nothing,
  answer: z.object({
    post: NewsHead.extend({ blocks: z.array(NewsBlock).readonly() }),
    newer: Neighbour.nullable(),
    older: Neighbour.nullable(),
  }),
  refusals: ["notFound"],
});

/** @source core §3 visitedNews, lastNews */
export const lookAtNews = call({
  method: "POST",
  path: "/news/seen",
  summary: "Say up to which post the caller has seen the news.",
  access: "user",
  openToBots: true,
  limit: { max: 60, perMs: minutes(1) },
  params: Nothing,
  body: z.strictObject({ lastNews: stamp.meta({ description: "When the newest post on the page came out." }) }),
  answer: SelfParts.pick({ news: true }),
  refusals: [],
});
