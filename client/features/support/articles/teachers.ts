import { CLASSES } from "#shared/rules/classes/numbers.ts";
import { OWN_TEXT } from "#shared/rules/classroom/own-text.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";

import type { Topic } from "../article.ts";
import { assignments } from "./assignments.ts";
import { lessonWithoutData } from "./lesson-without-data.ts";

export const teachers: Topic = {
  title: "For teachers",
  reader: "teachers",
  articles: [
    {
      slug: "teachers",
      title: "Classes and the Teacher Portal",
      short: "Make a class, print cards for your pupils, and choose what's open to them.",
      parts: [
        {
          title: "From nothing to a class",
          blocks: [
            {
              steps: [
                "Make an account with the e-mail address of your school, and open the link that we send you.",
                "Open the Teacher Portal and tell us your school. A person checks it. If we know your school's address, you're in at once.",
                "Make a class.",
                `Paste the names of your pupils, choose a file, or say how many there are. A class has ${CLASSES.mostPupils} at most.`,
                "Print the cards. Each card logs one pupil in, typed or by a camera.",
              ],
            },
            "Without cards it works as well: show the join code on the wall. Pupils pick a name of two kind words, and you let them in.",
          ],
        },
        {
          title: "What pupils meet",
          blocks: [
            {
              list: [
                "They need no e-mail address or password. A login by card or code ends after two hours.",
                "Everyone else sees an alias. Real names stand in your portal, and in what you print or download there. Our database has them locked.",
                "No ads, no prices in real money. Messages of teams, races by link with strangers, leagues, boards and search are closed until you open them.",
                "Pupils see what you closed, and can't open it.",
                "A race that was faster than what counts at once waits. If the pupil asks for a person and you've seen them type that fast, say so on the page of the class.",
              ],
            },
          ],
        },
        {
          title: "Colleagues and the end of the year",
          blocks: [
            "Colleagues come into your school by a code and teach your classes with you. Any of them takes over a class that has lost its teacher.",
            "Whoever has been there longest can let a colleague go, and takes over what only they taught. The school gets a new code.",
            `Who was taken out by mistake is back with one press, for ${KEPT_DAYS.removedPupil} days. Then an account that you made is erased. An archived class comes back whenever you like.`,
            `For a new year, open Year's Change above your classes: move all up, merge or archive them by one press, and undo it for ${KEPT_DAYS.yearChange} days.`,
          ],
        },
      ],
      ways: [
        { label: "Teacher Portal", to: "/teachers" },
        { label: "Data Agreement", to: "/support/data-agreement" },
        { label: "Contact", to: "/contact" },
      ],
      related: ["live-lesson", "lesson-without-data", "assignments", "a-child-in-a-class"],
      also: ["class", "classroom", "school", "pupils", "students", "portal", "lesson", "education"],
    },
    {
      slug: "live-lesson",
      title: "A live lesson",
      short: "See where each pupil is, start races for the whole class, and show the podium on the wall.",
      parts: [
        {
          title: "From the bell to the podium",
          blocks: [
            {
              steps: [
                "Press Start live lesson on the page of your class. Pupils who are logged in can come.",
                "You see who is here, and how far, how fast and how accurate each one is. Real names show only when you ask for them.",
                "Start a race for everyone who's here, or for a group. Choose whether speed or improvement counts.",
                `Choose the text: any of ours, an easy, medium or hard one, or one that you write. Your own text has up to ${OWN_TEXT.most} characters that every keyboard has, and isn't kept. It counts for the class and its assignments, but not for speed, cash, XP or records.`,
                "Pause the race, let it go on, or end it. Then comes the podium, and points add up over the lesson.",
                "Or choose a tournament of several races, with a final podium after the last.",
              ],
            },
            "For the wall there's a projector view. It shows no real names.",
          ],
        },
        {
          title: "When a line breaks",
          blocks: [
            "A pupil who loses the connection keeps the seat for a while. Opening the page again leads back to it, and you see who is away.",
            "Without you the lesson ends after two minutes, but not in the middle of a race. All pauses of a race together last five minutes at most.",
          ],
        },
      ],
      ways: [{ label: "Teacher Portal", to: "/teachers" }],
      related: ["teachers", "a-child-in-a-class", "school-networks"],
      also: ["projector", "pause", "podium", "dashboard", "tournament", "monitor"],
    },
    assignments,
    lessonWithoutData,
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
      related: ["lesson-without-data", "teachers", "friend-races"],
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
                "For classes nothing is loaded from other companies: no ads, no trackers, no fonts.",
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
