import { KEPT_DAYS } from "#shared/rules/retention.ts";

/** One kind of personal data. */
export interface Kept {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
  /** The tables of the database that hold it; not shown. */
  readonly tables: readonly string[];
}

const WITH_ACCOUNT = "As long as you have your account.";
/** A number of days, in words. */
export const days = (count: number): string => (count === 1 ? "1 day" : `${count} days`);

/** All personal data that the server stores. A test compares it with the database. */
export const KEPT: readonly Kept[] = [
  {
    what: "Without an account: a number, a made-up name like Guest Racer 1234, your car, and when you last visited.",
    why: "So that your races and your car are still yours tomorrow.",
    howLong: `${days(KEPT_DAYS.guest)} after your last visit.`,
    tables: ["users", "sessions"],
  },
  {
    what: "With an account: username, display name, car, title, world, time zone, your settings, your race counts and levels, when you made the account and when you last logged in. Your first and last name only if you typed them in.",
    why: "To show you to other racers the way you want, and to keep what you won.",
    howLong: `As long as you have your account. ${days(KEPT_DAYS.secondThoughts)} after you ask us to erase it, it is gone.`,
    tables: ["users"],
  },
  {
    what: "Your e-mail address, if you gave one.",
    why: "To help you if you forget your password, and to tell you when something important changes. News only if you ticked the box.",
    howLong: `As long as you have your account, or until you remove it. E-mails to you are stored for a moment until they're sent; on a site without a mail server they stay for ${days(KEPT_DAYS.letter)}.`,
    tables: ["users", "letters", "outbox"],
  },
  {
    what: "How you log in: a scrambled form of your password that nobody can unscramble, two-step codes, browsers you trust, a login from another company if you connected one, when someone tried to log in with your name, and what your e-mail and login were before a change.",
    why: "So that only you get in, and so that you can undo a change you didn't make.",
    howLong: `Staying logged in and trusted browsers: ${days(KEPT_DAYS.session)}. Tries: ${days(KEPT_DAYS.signInTry)}. Links in e-mails, including those that undo a change: up to ${days(KEPT_DAYS.wayToUndo)}. The rest until you turn it off.`,
    tables: [
      "sessions",
      "trusted_devices",
      "backup_codes",
      "provider_links",
      "sign_in_tries",
      "one_use_codes",
      "account_undos",
    ],
  },
  {
    what: "Your races: when, where, which car and name, place, speed, accuracy, mistakes, and when your connection was lost. And the totals of all your races, your best speed of today, how many days and wins you have in a row, the score against your rivals among the bots, and your result on the text of the day, which your friends see that day.",
    why: "For results, your profile, and to match you with racers of your speed.",
    howLong:
      "As long as you have your account. After that your races say “Erased racer”. A guest's races keep the made-up name.",
    tables: ["race_results", "racing_stats"],
  },
  {
    what: "Your points, races, speed and mistakes of each day, week, month and season, and what you raced for your team in them.",
    why: "To show how you and your team are doing, and who did best.",
    howLong: `Weeks: ${days(KEPT_DAYS.weekScore)}. Months: ${days(KEPT_DAYS.monthScore)}. Days and seasons: as long as you have your account. What you raced for a team stays with it, without your name.`,
    tables: ["racer_scores", "team_scores"],
  },
  {
    what: "What you typed or answered in each race, key by key, with the time of each key, and a fingerprint of its rhythm.",
    why: "To count your race fairly, to find cheaters, and so that you can watch it again. It is used only for that.",
    howLong: `${days(KEPT_DAYS.keyLog)}. ${days(KEPT_DAYS.flaggedKeyLog)} if something looked unfair or you asked a person to take a look.`,
    tables: ["key_logs", "race_rhythms", "set_aside_races"],
  },
  {
    what: "Links to races that you share.",
    why: "So that anyone you give the link can watch.",
    howLong: `Until you turn the link off, or the typing of that race is deleted.`,
    tables: ["race_shares"],
  },
  {
    what: "What each race paid and brought you, why a reward is on hold, and whether you asked a person to take a look.",
    why: "To pay you once, and to correct mistakes.",
    howLong: `${WITH_ACCOUNT} Then only numbers stay that don't say whose they were.`,
    tables: ["race_rewards", "appeals"],
  },
  {
    what: "What you were given, your mystery boxes, the cars and other things you own, the paint, the place and the races of each car, and what you wear. Your achievements, and the figures they count, like races, words and friends. How far you came in each season.",
    why: "So that you keep what you win, and nothing is given twice.",
    howLong: WITH_ACCOUNT,
    tables: [
      "grants",
      "owned_cars",
      "owned_loot",
      "garages",
      "car_races",
      "tallies",
      "achievements",
      "mystery_boxes",
      "season_progress",
      "tracks",
    ],
  },
  {
    what: "How far you came with the challenges of each day.",
    why: "To count your races for them, and to pay each challenge once.",
    howLong: `${days(KEPT_DAYS.challengeDay)}.`,
    tables: ["challenge_days"],
  },
  {
    what: "Which pop-ups you closed: achievements, challenges and announcements.",
    why: "So that you see each one once, whatever device you play on.",
    howLong: `${days(KEPT_DAYS.seenPopUp)}.`,
    tables: ["seen_pop_ups"],
  },
  {
    what: "Your game cash and every time it changed.",
    why: "So that no cash gets lost or appears from nowhere. It's game money, not real money.",
    howLong: `${WITH_ACCOUNT} Then only numbers stay that don't say whose they were.`,
    tables: ["money_accounts", "money_entries", "money_transfers"],
  },
  {
    what: "What you bought with game cash, what it cost, and what you gave back. How much you spent in all, when you last looked into the shop, and whether it asks for your password.",
    why: "So that you can give back what you didn't use, and so that nobody else buys with your cash.",
    howLong: `Each purchase: ${days(KEPT_DAYS.purchase)}. The totals: as long as you have your account.`,
    tables: ["purchases", "shoppers"],
  },
  {
    what: "A random code for each time you give or collect cash, and what it did.",
    why: "So that a click that reaches us twice only counts once.",
    howLong: `${days(KEPT_DAYS.repeat)}.`,
    tables: ["repeats"],
  },
  {
    what: "Cash gifts that you sent or received.",
    why: "So that a gift arrives, or comes back to you.",
    howLong: `${days(KEPT_DAYS.gift)} after it was collected or returned.`,
    tables: ["cash_gifts"],
  },
  {
    what: "Your friends, and who asked whom.",
    why: "To show you when friends are online, and so you can race together.",
    howLong: `Until one of you ends it. A request that was denied: ${days(KEPT_DAYS.friendRequest)}.`,
    tables: ["friendships", "friend_requests"],
  },
  {
    what: "Your team: since when you are in it, what you are there, what you raced for it, in all and in each season, and when you last looked at it. Your messages of the day and boosts. Teams that you asked or that asked you, and a team that removed you. How often a team's page was looked at, without who looked. Tags that nobody may use, without whose they were.",
    why: "So that a team knows its racers, and so that nobody is asked again and again.",
    howLong: `Until you leave the team, or it is disbanded; messages stay ${days(KEPT_DAYS.teamMessage)} at most, less if your account is erased. Applications and invites: ${days(KEPT_DAYS.teamRequest)}. A removal: ${days(KEPT_DAYS.teamBar)}.`,
    tables: [
      "teams",
      "team_members",
      "team_seasons",
      "team_applications",
      "team_invites",
      "team_bars",
      "team_motds",
      "team_motd_boosts",
      "team_views",
      "refused_tags",
    ],
  },
  {
    what: "Your notices: gifts, invitations, friend requests.",
    why: "So that you see what happened while you were away.",
    howLong: `${days(KEPT_DAYS.notification)}.`,
    tables: ["notifications", "notification_counters"],
  },
  {
    what: "Reports: who reported whom, and why.",
    why: "So that a moderator can help. The other player doesn't see who it was.",
    howLong: `${days(KEPT_DAYS.report)}.`,
    tables: ["player_reports"],
  },
  {
    what: "What a moderator did about your account, and why: a warning, a hidden name, or a while without messages or without your account. The words that were hidden. Whether you asked a person to check it, and what came of it.",
    why: "So that you can read the reason, and so that everyone is treated the same.",
    howLong: `${days(KEPT_DAYS.moderation)} after it was done or is over. A permanent ban: as long as you have your account.`,
    tables: ["moderation_actions"],
  },
  {
    what: "If you're a teacher, a moderator or on our staff: since when, who gave you that role, and why.",
    why: "So that you can open the pages for it, and so that we know who opened them.",
    howLong: WITH_ACCOUNT,
    tables: ["roles", "role_changes"],
  },
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
