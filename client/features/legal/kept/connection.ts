import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { days, type Kept } from "./kept.ts";

export const connection: readonly Kept[] = [
  {
    what: "Which race you're in and whether you took a nitro along, whether your friend race is open, and as a guest the code in its link.",
    why: "So that you have one seat and not two, so that a nitro goes into one race at a time, and so that your link takes your friends to you.",
    howLong: "While you race, and up to two days after; the code as long as your account or your place as a guest.",
    tables: ["friend_lobbies", "friend_links", "race_seats", "race_nitros"],
  },
  {
    what: "Your internet address (IP address), and how often it contacted us.",
    why: "So that nobody can flood the game or guess passwords.",
    howLong: "At most a day, in the computer's memory. It's never saved as it is in our database.",
    tables: [],
  },
  {
    what: "Fingerprints of the browsers and networks you logged in from. Nobody can read an address from them.",
    why: "So that you can still log in on your own devices, however many wrong passwords strangers try.",
    howLong: `Browsers ${days(KEPT_DAYS.knownBrowser)}, networks ${days(KEPT_DAYS.knownNetwork)}.`,
    tables: ["known_sources"],
  },
  {
    what: "If a page breaks: which page, what broke, and the last buttons you pressed. Never what you typed.",
    why: "To fix it.",
    howLong: "As long as the people who run this site keep their log files.",
    tables: [],
  },
];
