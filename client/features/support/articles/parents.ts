import { GIVE_BACK_DAYS } from "#shared/content/store.ts";
import { formatCount, formatDuration } from "#shared/format/figures.ts";
import { RACES_A_DAY } from "#shared/rules/leagues/numbers.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";

import type { Topic } from "../article.ts";
import { buyingAsAChild } from "./buying-as-a-child.ts";
import { childInClass } from "./child-in-class.ts";

const DAYS = (count: number): string => formatCount(count, "day");

export const parents: Topic = {
  title: "For parents",
  reader: "parents",
  articles: [
    {
      slug: "parents",
      title: "For parents, in two minutes",
      short:
        "Redline is a racing game in which typing or mental arithmetic drives the car. This is what you should know.",
      parts: [
        {
          title: "What your child does here",
          blocks: [
            `A race takes about a minute: ${RACE.slots} cars, and one text or ${MATH.problems} problems. Seats that stay free are filled by bots, which are always labelled. Being accurate pays more than being hasty.`,
          ],
        },
        {
          title: "Who can reach them",
          blocks: [
            {
              list: [
                "There's no free chat and no private message. In races with friends there are ready-made phrases.",
                "Captains and officers of a team can write a short message to their team. It passes a check, and can be reported.",
                "Names are checked before anyone sees them. Reports are read by a person.",
                "Friend requests and team invites can be turned off in My Settings.",
              ],
            },
          ],
        },
        {
          title: "What we know about them",
          blocks: [
            "An account needs a made-up name and a password: no real name, and no e-mail address. Nothing about them is sold. Ads are our own pictures unless the people who run a site decide otherwise, and the privacy policy says so.",
            `To count races fairly we keep what was typed in each race, for ${DAYS(KEPT_DAYS.keyLog)}. If a race is checked or disputed, it's ${DAYS(KEPT_DAYS.flaggedKeyLog)}. In a class it's ${DAYS(KEPT_DAYS.classKeyLog)}, or ${DAYS(KEPT_DAYS.flaggedClassKeyLog)}.`,
          ],
        },
        {
          title: "Money",
          blocks: [
            `A site may sell gold and game cash for real money. Neither wins races, and no boxes are for sale. Your child is told to ask whoever pays. Unused orders go back within ${DAYS(GIVE_BACK_DAYS)}.`,
          ],
        },
        {
          title: "Time",
          blocks: [
            `A race ends after ${formatDuration(RACE.capMs)} at most, so a stop is never far. The daily box, the challenges and the leagues invite children to come back. Only the best ${RACES_A_DAY} races of a day count in a league, a week off costs nothing, and leagues can be left in My Settings.`,
          ],
        },
        {
          title: "What you can do",
          blocks: [
            {
              list: [
                "Log in together, and look at My Settings, Social and Privacy.",
                "Download everything we keep, as one file.",
                `Erase the account. There are ${DAYS(KEPT_DAYS.secondThoughts)} to change your mind.`,
                "Write to the people who run this site. Contact says how.",
              ],
            },
          ],
        },
      ],
      ways: [
        { label: "Privacy Policy", to: "/support/privacy" },
        { label: "Terms of Service", to: "/support/tos" },
        { label: "Contact", to: "/contact" },
      ],
      related: ["a-child-in-a-class", "privacy-for-children", "a-childs-account", "gold"],
      also: ["mum", "dad", "mother", "father", "safe", "safety", "family", "kids", "guardian"],
    },
    childInClass,
    {
      slug: "a-childs-account",
      title: "An account for your child",
      short: "Sign up together. A made-up username and a password are enough.",
      parts: [
        {
          title: "Set it up",
          blocks: [
            {
              steps: [
                "Let your child race once as a guest. That sets the speed of the first opponents.",
                "Choose Sign Up in the same browser.",
                "Make up a name that says nothing about your child.",
                "Leave the e-mail field empty, or use your own address. It only helps if the password is forgotten.",
              ],
            },
            "Where you live, children below a certain age may need a parent's consent. Please read the terms together.",
          ],
        },
        {
          title: "Settings worth a look",
          blocks: [
            {
              list: [
                "Social: appear offline, friend requests, team invites, leagues.",
                "Sound and display: a calmer or larger picture.",
                "Security: two-step login, and logging out everywhere.",
                "Privacy: download or erase everything.",
              ],
            },
            "There's no separate parent's account. With the child's password you can do all of it.",
          ],
        },
      ],
      ways: [
        { label: "Sign up", to: "/register" },
        { label: "My Settings", to: "/profile" },
      ],
      related: ["parents", "buying-as-a-child", "your-data", "guests"],
      also: ["kid", "son", "daughter", "consent", "age", "supervise", "control", "register"],
    },
    buyingAsAChild,
    {
      slug: "privacy-for-children",
      title: "What we keep about a child, and what others see",
      short: "Little is kept, each thing for a reason and a time. Others see a made-up name, a car and race results.",
      parts: [
        {
          title: "What others see",
          blocks: [
            "In a race: the display name, the car, the speed and the place. On the public page: counts of races, speeds and what the racer chose to show. Friends also see who's online, unless that's turned off.",
            "Nobody sees an e-mail address, or a first or last name. Nobody can search by them, either.",
          ],
        },
        {
          title: "What we keep",
          blocks: [
            {
              list: [
                `What was typed in a race: ${DAYS(KEPT_DAYS.keyLog)}, or ${DAYS(KEPT_DAYS.flaggedKeyLog)} where it's checked or disputed.`,
                `A guest: ${DAYS(KEPT_DAYS.guest)} after the last visit.`,
                `Notices: ${DAYS(KEPT_DAYS.notification)}.`,
                "Results and prizes, and how long each key, pair of keys or sum takes on average: as long as the account.",
              ],
            },
            "How someone types is used for three things: to see whether a program typed, whether a race was copied, and to show the racer alone which keys take longest. It never says who a child is.",
            "The Privacy Policy has the whole list, with every reason.",
          ],
        },
      ],
      ways: [
        { label: "Privacy Policy", to: "/support/privacy" },
        { label: "Privacy settings", to: "/profile#privacy" },
      ],
      related: ["your-data", "parents", "a-child-in-a-class", "replays-and-sharing"],
      also: ["data", "tracking", "cookies", "personal", "gdpr", "coppa", "protection", "collect", "keylogger"],
    },
  ],
};
