import { z } from "zod";

import { LINK } from "../../rules/news/link.ts";

const Words = z.object({
  kind: z.literal("text"),
  text: z.string(),
  isStrong: z.boolean(),
  isEmphasised: z.boolean(),
});
const CodeWords = z.object({ kind: z.literal("code"), text: z.string() });
const PlainSpan = z.discriminatedUnion("kind", [Words, CodeWords]);
export type PlainSpan = z.infer<typeof PlainSpan>;

/** A piece of a line. */
const Span = z.discriminatedUnion("kind", [
  Words,
  CodeWords,
  z.object({
    kind: z.literal("link"),
    to: z.string().regex(LINK).meta({ description: "https, http, mailto, or a path of this site." }),
    spans: z.array(PlainSpan).readonly(),
  }),
  z.object({ kind: z.literal("break") }),
]);
export type Span = z.infer<typeof Span>;

const spans = z.array(Span).readonly();
const isOrdered = z.boolean();
const startsAt = z.int().min(0).meta({ description: "The first number of an ordered list." });

export const NewsPicture = z.object({
  src: z.string().regex(/^\/share\/news\//),
  alt: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
});
export type NewsPicture = z.infer<typeof NewsPicture>;

/** A part of a post: text and its meaning, never markup. */
export const NewsBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), level: z.union([z.literal(2), z.literal(3)]), spans }),
  z.object({ kind: z.literal("paragraph"), spans }),
  z.object({
    kind: z.literal("list"),
    isOrdered,
    startsAt,
    items: z
      .array(
        z.object({
          spans,
          list: z
            .object({ isOrdered, startsAt, items: z.array(spans).readonly() })
            .nullable()
            .meta({ description: "A list inside this point; there are none inside those." }),
        }),
      )
      .readonly(),
  }),
  z.object({ kind: z.literal("quote"), paragraphs: z.array(spans).readonly() }),
  z.object({ kind: z.literal("code"), text: z.string() }),
  z.object({ kind: z.literal("picture"), picture: NewsPicture }),
  z.object({ kind: z.literal("rule") }),
]);
export type NewsBlock = z.infer<typeof NewsBlock>;
