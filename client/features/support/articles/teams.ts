import { formatCount, formatDuration, formatMoney } from "#shared/format/figures.ts";
import { CONTEST } from "#shared/rules/contests/numbers.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";
import { TEAM } from "#shared/rules/teams/numbers.ts";

import type { Topic } from "../article.ts";

const DAYS = (count: number): string => formatCount(count, "day");

export const teams: Topic = {
  title: "Teams",
  reader: "players",
  articles: [
    {
      slug: "teams",
      title: "Teams: joining, starting and leaving one",
      short: `A team is up to ${formatCount(TEAM.maxMembers, "racer")} under one tag. Every race you finish counts for it, too.`,
      parts: [
        {
          title: "Join",
          blocks: [
            {
              list: [
                "Open: you're in at once, if you fit what the team asks for.",
                "Apply: a captain or an officer has to say yes.",
                "Closed: you need an invite.",
              ],
            },
            `You can be in one team at a time. Applications and invites run out after ${DAYS(KEPT_DAYS.teamRequest)}.`,
          ],
        },
        {
          title: "Start your own",
          blocks: [
            `You need ${formatCount(TEAM.minRaces, "race")} and ${formatMoney(TEAM.price)} of game cash. The tag has ${TEAM.tagMin} to ${TEAM.tagLength} letters or digits, and nobody else has it.`,
            `The captain can have ${formatCount(TEAM.maxOfficers, "officer")}. They invite racers, answer applications and write the message of the day.`,
          ],
        },
        {
          title: "Leave",
          blocks: [
            "Leave on the team's page whenever you like. A captain hands the team to an officer first, or disbands it.",
            `A team may remove members who haven't raced for a while. Whoever was removed needs an invite to come back within ${DAYS(KEPT_DAYS.teamBar)}.`,
          ],
        },
      ],
      ways: [{ label: "Teams", to: "/team" }],
      related: ["message-of-the-day", "contests", "leagues"],
      also: ["clan", "club", "group", "captain", "officer", "tag", "create", "guild"],
    },
    {
      slug: "message-of-the-day",
      title: "The message of the day",
      short: "Captains and officers write it, and every teammate sees it. It's the only free text in the game.",
      parts: [
        {
          title: "Write one",
          blocks: [
            `On your team's page choose Update Message. It has up to ${formatCount(TEAM.motdLength, "character")}, and each of you can write one every ${formatDuration(TEAM.motdInterval)}.`,
            "Teammates can boost a message they like.",
          ],
        },
        {
          title: "Keep it kind",
          blocks: [
            "Words pass a check when they're written, and anyone can report them. A moderator can hide a message. Unkind words, again and again, can cost you the right to write.",
            `Messages stay for ${DAYS(KEPT_DAYS.teamMessage)} at most.`,
          ],
        },
      ],
      ways: [{ label: "Teams", to: "/team" }],
      related: ["teams", "no-free-chat", "unkind-players"],
      also: ["motd", "boost", "post", "announcement", "write"],
    },
    {
      slug: "contests",
      title: "Contests of teams",
      short: `A captain asks up to ${CONTEST.teamsMax - 1} other teams to race for some days. The best few of each team count.`,
      parts: [
        {
          title: "Set one up",
          blocks: [
            `Captains choose the teams, a name from a list, the first day, and a length of up to ${DAYS(Math.max(...CONTEST.lengths))}. They also choose how many racers count each day: ${CONTEST.bestMin} to ${CONTEST.bestMax}.`,
            "The other captains say yes or no before it begins.",
          ],
        },
        {
          title: "How to race in it",
          blocks: [
            "Just race. On a typing site the text of the day counts: it comes up in your public races once a day. On a math site it's the lesson of the contest, and your best race of the day counts.",
            "You must have been in the team when the contest began. It pays nothing: it's for the glory.",
            `While the keys of such a race are kept, everyone who sees the contest can watch it.`,
          ],
        },
      ],
      ways: [{ label: "Teams", to: "/team" }],
      related: ["teams", "replays-and-sharing", "leagues"],
      also: ["tournament", "match", "battle", "versus", "competition", "war"],
    },
  ],
};
