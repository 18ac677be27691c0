import { z } from "zod";

import { NEWS_LIMITS } from "../../rules/news/limits.ts";
import { PICTURE_NAME } from "../../rules/news/names.ts";
import { stampOf } from "../../units.ts";
import { hasTag } from "./cost.ts";
import { NewsProblem } from "./problem.ts";

const FENCE = /^---\s*$/;
const FIELD = /^([A-Za-z]+)\s*:\s*(.*)$/;
const WHEN = /^(\d{4}-\d{2}-\d{2})(?: ([01]\d|2[0-3]):([0-5]\d))?$/;
/** The head's lines, the last fence among them. */
const MOST_LINES = 20;

const words = (most: number) =>
  z
    .string("is missing")
    .min(1, "is empty")
    .max(most, `is longer than ${most} characters`)
    .refine((text) => !hasTag(text), "looks like HTML, which isn't drawn");

/** A day, or a minute of it, in UTC. */
const when = z.string("is missing").transform((written, context) => {
  const [, day = "", hour = "00", minute = "00"] = WHEN.exec(written) ?? [];
  if (z.iso.date().safeParse(day).success) return stampOf(new Date(`${day}T${hour}:${minute}:00Z`));
  context.addIssue("is no day such as 2026-12-01, or 2026-12-01 15:00 (UTC)");
  return z.NEVER;
});

const Head = z
  .strictObject({
    title: words(NEWS_LIMITS.title),
    date: when,
    summary: words(NEWS_LIMITS.summary),
    author: words(NEWS_LIMITS.author).optional(),
    picture: z.string().regex(PICTURE_NAME, "is no name such as winter-cup.webp (png, jpg, webp)").optional(),
    alt: words(NEWS_LIMITS.alt).optional(),
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/, "is no version such as 1.2.0")
      .optional(),
  })
  .refine(({ picture, alt }) => picture === undefined || alt !== undefined, {
    path: ["alt"],
    error: "is missing: say what the picture shows",
  });
export type Head = z.output<typeof Head>;

/** What stands between the two fences of a post, and what comes after them. */
export interface Parted {
  readonly head: Head;
  readonly body: string;
  /** Lines of the file before the body. */
  readonly linesBefore: number;
}

/**
 * Takes a post apart.
 *
 * @param text with plain line ends
 * @throws NewsProblem
 */
export function partPost(text: string): Parted {
  const lines = text.split("\n");
  const end = lines.slice(1, MOST_LINES).findIndex((line) => FENCE.test(line)) + 1;
  if (!FENCE.test(lines[0] ?? "") || end === 0)
    throw new NewsProblem("a post begins with its title and date between two lines of ---");
  const fields = new Map<string, string>();
  for (const [at, line] of lines.slice(1, end).entries()) {
    if (line.trim() === "") continue;
    const [, name = "", value = ""] = FIELD.exec(line) ?? [];
    if (name === "") throw new NewsProblem("write a name, a colon and what it is, as in `title: Hello`", at + 2);
    if (fields.has(name)) throw new NewsProblem(`${name} stands here twice`, at + 2);
    fields.set(name, unquoted(value.trim()));
  }
  const read = Head.safeParse(Object.fromEntries(fields));
  if (read.success) return { head: read.data, body: lines.slice(end + 1).join("\n"), linesBefore: end + 1 };
  const [issue] = read.error.issues;
  if (issue?.code === "unrecognized_keys") throw new NewsProblem(`a post has nothing that is called ${issue.keys[0]}`);
  throw new NewsProblem(`${issue?.path.join(".")} ${issue?.message}`);
}

const unquoted = (value: string): string => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
