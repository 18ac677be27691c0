import { CONTEST_NAME_KEYS, type ContestName } from "#shared/content/contests.ts";
import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { Site } from "#shared/content/site.ts";
import { CONTEST } from "#shared/rules/contests/numbers.ts";
import { isTag, tagOf } from "#shared/rules/teams/form.ts";
import { dayOf, type Day, type Stamp } from "#shared/units.ts";

import type { Given } from "../../../net/call.ts";
import { named } from "../../../ui/data/as-is.tsx";

/** The form of a contest as its fields hold it: all texts. */
export interface ContestValues {
  readonly name: string;
  readonly tags: string;
  readonly firstDay: string;
  readonly days: string;
  readonly best: string;
  readonly lessonID: string;
}

type Body = Given<"POST /contests">["body"];

const LENGTH: (typeof CONTEST.lengths)[number] = 5;
const BEST = 3;
const [FIRST_NAME = "harbour-plate"] = CONTEST_NAME_KEYS;

/** The days on which a contest may begin: tomorrow is the first. */
export const firstDays = (now: Stamp): readonly Day[] =>
  Array.from({ length: CONTEST.daysAhead }, (_, nth) => (dayOf(now) + 1 + nth) as Day);

/** @param lessonID of the racer, where a lesson is chosen */
export const newContestValues = (now: Stamp, lessonID: LessonID): ContestValues => ({
  name: FIRST_NAME,
  tags: "",
  firstDay: String(firstDays(now)[0]),
  days: String(LENGTH),
  best: String(BEST),
  lessonID,
});

/** The tags in a text, each once: parted by anything that no tag has. */
export const tagsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;[\]]+/)
      .map(tagOf)
      .filter((tag) => tag !== ""),
  ),
];

/** What is wrong with the tags of the teams that are asked, as a sentence. @param ownTag of the team that asks */
export function tagsProblem(text: string, ownTag: string): string | undefined {
  const tags = tagsIn(text);
  const wrong = tags.find((tag) => !isTag(tag));
  if (tags.length === 0) return "Write the tag of at least one team.";
  if (wrong !== undefined) return `${named(wrong)} isn't a tag. Tags are 2 to 6 letters or digits.`;
  if (tags.includes(ownTag)) return "Your own team is in it anyway. Write only the others.";
  if (tags.length >= CONTEST.teamsMax) return `You can invite up to ${CONTEST.teamsMax - 1} teams.`;
  return undefined;
}

/** @param now by which tomorrow may have become today while the form was open: the first day that is left is meant then */
export const contestBodyOf = (values: ContestValues, site: Site, now: Stamp): Body => ({
  name: values.name as ContestName,
  tags: [...tagsIn(values.tags)],
  firstDay: Math.max(Number(values.firstDay), firstDays(now)[0] ?? 0),
  days: Number(values.days) as (typeof CONTEST.lengths)[number],
  best: Number(values.best),
  lessonID: site === "math" ? (values.lessonID as LessonID) : null,
});
