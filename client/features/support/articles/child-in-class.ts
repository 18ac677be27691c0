import { formatCount, formatDuration } from "#shared/format/figures.ts";
import { closedWords } from "#shared/rules/classes/closed-words.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import { CLOSED_AT_FIRST } from "#shared/rules/classes/settings.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";

import type { Article } from "../article.ts";

const DAYS = (count: number): string => formatCount(count, "day");

export const childInClass: Article = {
  slug: "a-child-in-a-class",
  title: "Your child in a class, in two minutes",
  short: "Your child races under a made-up name. Here's who sees what, and whom to ask.",
  parts: [
    {
      title: "The account",
      blocks: [
        "The teacher makes it, or your child with the code of the class. Its alias is two kind words, such as Swift Otter.",
        `A card logs your child in for ${formatDuration(CLASSES.session)}. Your child enters no password, e-mail address or real name.`,
        "If your child brings an account of their own, classmates and teachers know its name. Strangers see an alias.",
      ],
    },
    {
      title: "Who sees what",
      blocks: [
        {
          list: [
            "Racers at the same table: alias, car, speed and place.",
            "Classmates: also races, speed, accuracy and the last race, and whether your child is online, unless they appear offline.",
            "Teachers of the class: also assignments, running races, the last visit, and the real name if noted, locked in the database.",
          ],
        },
      ],
    },
    {
      title: "What a teacher can do",
      blocks: [
        {
          list: [
            "Let your child in, move or remove them.",
            "Print the card again.",
            "Write to the class, and set assignments.",
            "Download or erase an account made for the class.",
            "Make the account your child's own, with a password.",
            "Set what your child needs in races, such as longer time, which classmates don't see.",
          ],
        },
      ],
    },
    {
      title: "What's closed",
      blocks: [
        "No ads, no prices in real money, and nothing that asks for gold. No teacher can open that.",
        `Closed until the teacher opens it: ${closedWords(CLOSED_AT_FIRST)}. Your child can't open it.`,
        "Strangers may race along, but nobody can write there.",
      ],
    },
    {
      title: "How long it's kept",
      blocks: [
        {
          list: [
            `What was typed in a race: ${DAYS(KEPT_DAYS.classKeyLog)}, or ${DAYS(KEPT_DAYS.flaggedClassKeyLog)} if it's checked or disputed.`,
            `An account made for the class: until ${DAYS(KEPT_DAYS.removedPupil)} after your child is taken out, or the night after the teacher erases it.`,
            "Results: as long as the account, then without a name.",
          ],
        },
        "Nothing goes by itself when the school year ends: ask the teacher.",
      ],
    },
    {
      title: "Whom to ask",
      blocks: [
        "For a copy or for erasing, ask the teacher. The school decides about the class.",
        `An account of their own: My Settings, Privacy. There are ${DAYS(KEPT_DAYS.secondThoughts)} to change your mind.`,
        "Who runs this site: Contact.",
      ],
    },
  ],
  ways: [
    { label: "Privacy Policy", to: "/support/privacy" },
    { label: "Data Agreement", to: "/support/data-agreement" },
    { label: "Contact", to: "/contact" },
  ],
  related: ["parents", "privacy-for-children", "teachers"],
  also: ["pupil", "student", "son", "daughter", "consent", "letter", "gdpr"],
};
