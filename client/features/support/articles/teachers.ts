import { PRACTICE } from "#shared/content/pages.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import { RACE } from "#shared/rules/race/numbers.ts";

import type { Topic } from "../article.ts";

export const teachers: Topic = {
  title: "For teachers",
  reader: "teachers",
  articles: [
    {
      slug: "teachers",
      title: "What teachers can do today",
      short: "Race with your class by one link, with words or math. Classes and a teachers' portal aren't there yet.",
      parts: [
        {
          title: "What works today",
          blocks: [
            {
              list: [
                "Pupils race without an account, and without any name of their own.",
                `One link seats a whole class, at tables of ${RACE.slots}.`,
                "A casual race shows no places.",
                `Math has problems from counting to dividing, ${MATH.problems} in a race, and help that explains each step.`,
                "Practice needs neither an account nor a connection.",
                "Pupils choose phrases, and never write to each other.",
              ],
            },
          ],
        },
        {
          title: "What isn't there yet",
          blocks: [
            "Class lists, class logins, assignments and reports of progress don't exist yet. There's no portal for teachers. When they come, the updates will say so.",
            "Until then, a pupil who wants to keep results needs an account of their own. Please ask the parents first.",
          ],
        },
      ],
      ways: [
        { label: "Practice", to: PRACTICE },
        { label: "Contact", to: "/contact" },
      ],
      related: ["classroom-race", "school-networks", "math-races"],
      also: ["class", "classroom", "school", "pupils", "students", "portal", "lesson", "education", "assignment"],
    },
    {
      slug: "classroom-race",
      title: "A race with the whole class",
      short: "Open a race with friends, show its link, and everyone who opens it sits down.",
      parts: [
        {
          title: "Step by step",
          blocks: [
            {
              steps: [
                "On your own device, choose Race with friends.",
                "Under race settings choose casual if you want no places.",
                "On a math site, choose the kind of problem.",
                "Show the link on the board, or send it to the class.",
                `Wait until the seats fill. A table of ${RACE.slots} starts by itself.`,
                "Start your table. At the other tables, whoever is there longest starts.",
              ],
            },
            "You sit at the first table yourself, so it has one seat less for pupils. Round follows round, and latecomers join the next one.",
          ],
        },
        {
          title: "What pupils need",
          blocks: [
            "A browser, and a keyboard or a touch screen. Names are made up by the game. Nothing has to be installed.",
          ],
        },
      ],
      ways: [{ label: "Race", to: "/race" }],
      related: ["teachers", "friend-races", "school-networks"],
      also: ["class", "lesson", "whiteboard", "group", "pupils", "students", "together"],
    },
    {
      slug: "school-networks",
      title: "School networks",
      short: "The game needs one address, and live connections to it (WebSockets). Some filters block those.",
      parts: [
        {
          title: "How to tell",
          blocks: [
            "If pages open but races don't, live connections are probably blocked. The race then says that it can't reach the race server.",
            "Practice still works, because it needs no connection.",
            "The network check tries each part, says what gets through, and writes a text for the administrator.",
          ],
        },
        {
          title: "What to tell the administrator",
          blocks: [
            {
              list: [
                "Please allow this site's address, for pages and for WebSockets (wss) on the same port.",
                "Nothing is loaded from other companies: no ads, no trackers, no fonts.",
                "A filter that opens encrypted traffic has to let WebSockets pass.",
                "Clocks of the computers must be right to within a few minutes.",
              ],
            },
          ],
        },
        {
          title: "Everyone has one address",
          blocks: [
            "A whole school often shares one internet address. The game expects that, so a class isn't taken for an attack. If many sign up at once, a quick bot check may come.",
          ],
        },
      ],
      ways: [{ label: "Network check", to: "/support/network" }],
      related: ["connection-lost", "teachers", "own-server"],
      also: ["firewall", "proxy", "filter", "blocked", "websocket", "admin", "wifi", "chromebook", "unblock"],
    },
    {
      slug: "own-server",
      title: "Running Redline yourself",
      short: "Anyone can run it: a school, a club, a person. Whoever runs a site is responsible for it.",
      parts: [
        {
          title: "What it takes",
          blocks: [
            "One computer with Node.js is enough for a class. The game brings its own database. Larger sites use several machines.",
            "The README that comes with the code says how to start it, and lists every setting. For math, set SITE to math.",
          ],
        },
        {
          title: "Please set these",
          blocks: [
            {
              list: [
                "OPERATOR_NAME and OPERATOR_CONTACT, so that players know whom to ask.",
                "SMTP_URL, or forgotten passwords can't be helped by e-mail.",
                "An address with https. Practice without a connection needs it.",
              ],
            },
            "Reports and appeals come to you. Look at them often: many players are children.",
          ],
        },
      ],
      ways: [
        { label: "About Redline", to: "/about" },
        { label: "Contact", to: "/contact" },
      ],
      related: ["school-networks", "declared-bots", "teachers"],
      also: ["host", "hosting", "install", "selfhost", "docker", "source", "operator", "admin", "deploy"],
    },
  ],
};
