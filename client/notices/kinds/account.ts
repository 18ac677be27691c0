import type { NotificationData } from "#shared/contracts/notifications.ts";
import { PAID_BY } from "#shared/rules/fair-play/chapter.ts";
import { GROWLS } from "#shared/rules/growls/groups.ts";

import { named } from "../../ui/data/as-is.tsx";
import { moderatorWords } from "../moderator-words.ts";
import { view, type Kinds } from "./kind.ts";

const answerTitle = ({ isUpheld, paidBy }: NotificationData<"appeal-answered">): string => {
  if (paidBy !== undefined) return "Your reward is here";
  return isUpheld ? "You were right about your race" : "We took another look at your race";
};

export const account: Kinds<
  "moderation" | "report-answered" | "appeal-answered" | "measure-appeal-answered" | "let-go"
> = {
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
      title: answerTitle(data),
      text:
        data.reason ??
        (data.paidBy
          ? PAID_BY[data.paidBy]
          : data.isUpheld
            ? "Nothing stands against it any more."
            : "The rule stands. Your next race starts fresh."),
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
  "let-go": {
    group: "account",
    words: ({ nickname, schoolName }) => ({
      title: `You aren't at ${named(schoolName)} any more`,
      text: `${named(nickname)} let you go. The classes stay there. You have a school of your own in the Teacher Portal.`,
      tone: "amber",
    }),
  },
};
