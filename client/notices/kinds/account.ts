import { GROWLS } from "#shared/rules/growls/groups.ts";

import { moderatorWords } from "../moderator-words.ts";
import { view, type Kinds } from "./kind.ts";

export const account: Kinds<"moderation" | "report-answered" | "appeal-answered" | "measure-appeal-answered"> = {
  moderation: {
    group: "account",
    words: (data) => ({
      title: moderatorWords(data),
      text: data.reason,
      tone: "amber",
      link: { label: "Read more", to: "/profile#account" },
    }),
    showForMs: GROWLS.showUntilClosed,
  },
  "report-answered": {
    group: "account",
    words: () => ({
      title: "Thanks for your report",
      text: "One of our moderators has looked at it.",
      tone: "teal",
    }),
  },
  "appeal-answered": {
    group: "account",
    words: (data) => ({
      title: data.isUpheld ? "You were right about your race" : "We took another look at your race",
      text:
        data.reason ??
        (data.isUpheld ? "Nothing stands against it any more." : "The rule stands. Your next race starts fresh."),
      tone: data.isUpheld ? "teal" : "amber",
      link: view(`/fair-play/${data.raceID}`),
    }),
  },
  "measure-appeal-answered": {
    group: "account",
    words: (data) => ({
      title: data.isUpheld ? "You were right, and we took it back" : "We took another look",
      text: `${moderatorWords(data)}. ${data.reason ?? (data.isUpheld ? "That doesn't stand any more." : "That still stands.")}`,
      tone: data.isUpheld ? "teal" : "amber",
      link: { label: "Read more", to: "/profile#account" },
    }),
  },
};
