import { PAGES } from "./pages.ts";

/** Words that suggest staff: no name may contain one as a separate word. */
export const STAFF_WORDS = [
  "admin",
  "administrator",
  "moderator",
  "official",
  "redline",
  "staff",
  "support",
  "sysadmin",
  "system",
  "webmaster",
] as const;

/** Those that say something else in a team's name: "Solar System", "Support Group". */
export const TEAM_WORDS: readonly string[] = ["support", "system"];

/** What no team is called as a whole, besides the staff words. */
export const STAFF_TITLES = ["helpdesk", "mod", "mods"] as const;

/** Addresses of the site that are not pages. */
const ADDRESSES = ["api", "assets", "dev", "docs", "fonts", "health", "metrics", "realtime", "static", "ws"] as const;

const WHOLE_NAMES = [
  "abuse",
  "account",
  "anonymous",
  "billing",
  "bot",
  "captain",
  "classroom",
  "customizer",
  "deleted",
  "developer",
  "everyone",
  "founder",
  "guest",
  "guestracer",
  "help",
  "helpdesk",
  "home",
  "index",
  "legal",
  "logout",
  "mail",
  "math",
  "member",
  "mod",
  "mods",
  "moderators",
  "nobody",
  "none",
  "noreply",
  "notify",
  "null",
  "owner",
  "payments",
  "player",
  "postmaster",
  "privacy",
  "qualifying",
  "racers",
  "register",
  "root",
  "security",
  "settings",
  "signup",
  "sitemap",
  "teacher",
  "teams",
  "terms",
  "tos",
  "typing",
  "undefined",
  "unknown",
  "user",
  "username",
  "wampus",
  "www",
] as const;

/** Names nobody may take: a name that equals one, look-alikes included. */
export const RESERVED_NAMES: readonly string[] = [
  ...new Set([
    ...STAFF_WORDS,
    ...ADDRESSES,
    ...WHOLE_NAMES,
    ...PAGES.map((page) => page.path.split("/")[1] ?? "").filter((segment) => segment !== ""),
  ]),
];
