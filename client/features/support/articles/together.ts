import { formatCount, formatMoney } from "#shared/format/figures.ts";
import { FRIEND_LIMIT } from "#shared/rules/friends.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";
import { REWARDS } from "#shared/rules/rewards/race-reward.ts";

import type { Topic } from "../article.ts";

const DAYS = (count: number): string => formatCount(count, "day");

export const together: Topic = {
  title: "Friends",
  reader: "players",
  articles: [
    {
      slug: "friends",
      title: "Finding and keeping friends",
      short: `You can have up to ${formatCount(FRIEND_LIMIT, "friend")}. Both of you have to say yes.`,
      parts: [
        {
          title: "Find someone",
          blocks: [
            "Open Friends and type the start of a username or a display name. Or look at who you raced lately. Then choose Add friend.",
            `If someone denies you, they won't see you ask again for ${DAYS(KEPT_DAYS.friendRequest)}.`,
          ],
        },
        {
          title: "What friends see",
          blocks: [
            "Friends, teammates and classmates see when you're online and can jump into your race. Turn on Appear offline in My Settings, Social, and they don't.",
            "No more requests? Turn off Allow friend requests there.",
            "You can remove a friend at any time. They aren't told.",
          ],
        },
      ],
      ways: [
        { label: "Your friends", to: "/friends" },
        { label: "Social settings", to: "/profile#social" },
      ],
      related: ["friend-races", "no-free-chat", "unkind-players"],
      also: ["add", "request", "invite", "online", "offline", "buddy"],
    },
    {
      slug: "friend-races",
      title: "Racing with friends",
      short: "Send someone your race link. Anyone who has it can race you, with an account or without.",
      parts: [
        {
          title: "Open a race",
          blocks: [
            {
              steps: [
                "Choose Race with friends.",
                "Copy the link and send it, or invite friends who are online.",
                `Start when you like. With ${RACE.slots} at the table it starts by itself.`,
              ],
            },
            `More than ${RACE.slots}? The link leads the others to more tables.`,
          ],
        },
        {
          title: "Your rules",
          blocks: [
            "As the host you decide: invite-only or open to the link, and competitive or casual. A casual race shows no places.",
            `Each friend who finishes with you brings ${formatMoney(REWARDS.friendCash)}. Friend races don't count in leagues.`,
          ],
        },
      ],
      ways: [{ label: "Your friends", to: "/friends" }],
      related: ["friends", "no-free-chat", "classroom-race"],
      also: ["private", "link", "party", "together", "invite", "host", "multiplayer"],
    },
    {
      slug: "no-free-chat",
      title: "Why can't I chat?",
      short: "There's no free chat, because many players are children. You can say ready-made phrases instead.",
      parts: [
        {
          title: "What you can say",
          blocks: [
            "In a race with friends there are phrases to choose from: to say hello, to wish good luck, to cheer, to ask for one more race, and to say thanks.",
            "After one there's a short pause before the next. And at any table you can honk.",
          ],
        },
        {
          title: "Who can write at all",
          blocks: [
            "Captains and officers of a team can write a message of the day, and a team says what it asks of its racers. Those words pass a check, and anyone can report them. Nobody can write to you in private.",
          ],
        },
      ],
      ways: [],
      related: ["message-of-the-day", "unkind-players", "privacy-for-children"],
      also: ["chat", "talk", "message", "write", "dm", "messaging", "phrases", "honk"],
    },
    {
      slug: "unkind-players",
      title: "Someone is unkind, or has a rude name",
      short: "Report them on their page. A real person reads it, and the other player isn't told who it was.",
      parts: [
        {
          title: "Report",
          blocks: [
            {
              steps: [
                "Open the player's page. Click their name to get there.",
                "Choose Report.",
                "Say what's wrong: the name, being unkind, unfair racing, or something else.",
              ],
            },
            "A team's name, its tag, its requirements and its messages can be reported, too.",
          ],
        },
        {
          title: "Keep them away",
          blocks: [
            "There's no block button, and you hardly need one: nobody can write to you. You can deny their request, remove them as a friend, turn off friend requests and team invites, and make your friend races invite-only.",
          ],
        },
        {
          title: "What moderators can do",
          blocks: [
            "Hide a name, give a warning, take away messages for some days, or close an account. Whoever it happens to reads the reason and can ask for another look.",
            "Something that frightens you? Tell a grown-up you trust.",
          ],
        },
      ],
      ways: [{ label: "Social settings", to: "/profile#social" }],
      related: ["friends", "no-free-chat", "changing-your-name"],
      also: [
        "swear",
        "insult",
        "cheat",
        "cheater",
        "hacker",
        "hack",
        "block",
        "bully",
        "bullying",
        "report",
        "mean",
        "rude",
        "abuse",
        "moderator",
        "ban",
      ],
    },
  ],
};
