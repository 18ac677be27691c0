import { TOTAL_PERKS } from "#shared/content/events/prizes.ts";
import { GAMES_TO_BEGIN, GROUP_SIZE, LEAGUES } from "#shared/content/leagues.ts";
import { EXTRA_LEVEL_CASH, TOTAL_REWARDS } from "#shared/content/seasons/calendar.ts";
import { SEASON_PERIOD_S, SEASON_S } from "#shared/content/seasons/dates.ts";
import { STARTER_CAR_PRICE } from "#shared/content/shop.ts";
import { EVENTS } from "#shared/content/ways.ts";
import { WORLDS } from "#shared/content/worlds.ts";
import { formatCount, formatDuration, formatMoney } from "#shared/format/figures.ts";
import { BOARD, HOF_RACES } from "#shared/rules/boards.ts";
import { EVENT_BONUS } from "#shared/rules/events/bonus.ts";
import { RACES_TO_RISE } from "#shared/rules/leagues/close-group.ts";
import { IDLE_WEEKS } from "#shared/rules/leagues/idle.ts";
import { BEST_MEMBERS, RACES_A_DAY } from "#shared/rules/leagues/numbers.ts";
import { seconds } from "#shared/units.ts";

import type { Topic } from "../article.ts";

const ladder = LEAGUES.filter(({ tournamentName }) => tournamentName === null);
const WEEK_S = 7 * 86_400;

export const competing: Topic = {
  title: "Leagues and seasons",
  reader: "players",
  articles: [
    {
      slug: "leagues",
      title: "How leagues work",
      short: `Each week you race in a group of up to ${GROUP_SIZE}. The best go up a league, and a few may go down.`,
      parts: [
        {
          title: "Points",
          blocks: [
            `You're in after ${formatCount(GAMES_TO_BEGIN, "race")}. Your first race of the week puts you into a group of your league.`,
            `Points are the XP of your public races, the best ${RACES_A_DAY} of each day. So there's no need to race all night. Friend races and ghosts don't count.`,
          ],
        },
        {
          title: "Up and down",
          blocks: [
            `There are ${ladder.length} leagues, from ${ladder[0]?.name ?? ""} to ${ladder.at(-1)?.name ?? ""}, and a cup above them. Going up takes ${formatCount(RACES_TO_RISE, "race")} that count, and pays cash and a title.`,
            `A week off costs nothing. After ${formatCount(IDLE_WEEKS, "week")} in a row without a race you start one league lower.`,
            "The page shows the lines, and where you stand right now. When a week ends, it counts the last races first.",
          ],
        },
        {
          title: "Not your thing?",
          blocks: [
            "Leave the leagues in My Settings, Social, and enter again whenever you like. Nothing else changes.",
          ],
        },
        {
          title: "Teams",
          blocks: [`Teams have leagues, too. The points of a team's best ${BEST_MEMBERS} racers count.`],
        },
      ],
      ways: [
        { label: "Leagues", to: "/leagues" },
        { label: "Leagues in the settings", to: "/profile#leagues" },
      ],
      related: ["leaderboards", "teams", "cash-and-rewards"],
      also: ["rank", "ranking", "promotion", "demotion", "week", "group", "cup", "division", "tier"],
    },
    {
      slug: "leaderboards",
      title: "Leaderboards",
      short: "They show who did best in a day, a week, a month and a season, by points and by speed.",
      parts: [
        {
          title: "What counts",
          blocks: [
            `Points are XP from public races, the best ${RACES_A_DAY} of each day. A place by speed needs some races first:`,
            {
              list: [
                `In a day: ${HOF_RACES.day}.`,
                `In a week: ${HOF_RACES.week}.`,
                `In a month: ${HOF_RACES.month}.`,
                `In a season: ${HOF_RACES.season}.`,
              ],
            },
            `The board shows the first ${BOARD.shown}, and your own place below. It can be of everyone, your friends, your team, or one of ${WORLDS.length} worlds. On a math site there's one of each lesson.`,
            "Days and weeks begin at 00:00 UTC.",
          ],
        },
        {
          title: "Who isn't on it",
          blocks: [
            "Bots, closed accounts, guests, and racers whom strangers can't find. Races on hold count once they're paid.",
          ],
        },
      ],
      ways: [{ label: "Leaderboards", to: "/leaderboards" }],
      related: ["leagues", "speed-and-figures", "reward-on-hold"],
      also: ["best", "top", "fastest", "rank", "place", "record", "hall", "fame", "world"],
    },
    {
      slug: "seasons",
      title: "Seasons",
      short: `A season is ${formatCount(SEASON_S / WEEK_S, "week")} long and has ${TOTAL_REWARDS} rewards along its road.`,
      parts: [
        {
          title: "The road",
          blocks: [
            "Every paid race gives XP, and XP takes you along. Many rewards are for everyone, others need gold, and a few are surprises.",
            `Past the last reward each level pays ${formatMoney(EXTRA_LEVEL_CASH)}.`,
          ],
        },
        {
          title: "When it's over",
          blocks: [
            `What you earned waits for you and doesn't run out. What you didn't reach stays on the road. The next season begins ${formatDuration(seconds(SEASON_PERIOD_S - SEASON_S))} later.`,
            "A season that's over has a page of memories with your best races.",
          ],
        },
      ],
      ways: [{ label: "The season", to: "/season" }],
      related: ["events", "achievements", "gold"],
      also: ["road", "pass", "levels", "rewards", "battlepass", "claim"],
    },
    {
      slug: "events",
      title: "Events",
      short: "Some days of a season have an event. Get its car to join, then every race brings you towards a perk.",
      parts: [
        {
          title: "Join",
          blocks: [
            `While one runs, Event stands in the menu. Its car costs ${formatMoney(STARTER_CAR_PRICE)} of game cash and is yours for good. Today's events are ${Object.values(EVENTS).join(" and ")}.`,
            `There are ${formatCount(TOTAL_PERKS, "perk")} to win. Each thing of the event you wear brings ${EVENT_BONUS.percentEach}% more event XP, and up to ${formatCount(EVENT_BONUS.most, "thing")} count.`,
          ],
        },
        {
          title: "When it's over",
          blocks: ["What you won is yours to keep. Events come again in a later season."],
        },
      ],
      ways: [{ label: "Event", to: "/event" }],
      related: ["seasons", "achievements", "shop"],
      also: ["festival", "lantern", "snowball", "perks", "special", "limited"],
    },
  ],
};
