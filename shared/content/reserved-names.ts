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

/** The like in other languages. */
export const STAFF_WORDS_ABROAD = [
  "offiziell",
  "offizielle",
  "officiel",
  "soporte",
  "suporte",
  "yonetici",
  "официальный",
  "поддержка",
  "المدير",
  "المشرف",
  "مدير",
] as const;

/** Parts that suggest staff wherever they stand in a word: "theadmins", "администратор". */
export const STAFF_PARTS = [
  "admin",
  "moderador",
  "moderateur",
  "moderator",
  "redline",
  "админ",
  "адмін",
  "модератор",
  "редлайн",
  "διαχειριστ",
  "ادمن",
  "官方",
  "客服",
  "版主",
  "管理人",
  "管理员",
  "管理員",
  "管理者",
  "運営",
  "アドミン",
  "スタッフ",
  "モデレーター",
  "レッドライン",
  "관리자",
  "레드라인",
  "운영자",
  "운영진",
] as const;

/** Words with a staff part that say something else. */
export const EVERYDAY_WORDS = ["redliner", "redliners"] as const;
export const EVERYDAY_PARTS = ["badminton"] as const;

/** Words that "mine", "mind" or "mint" may follow without a blank: "roadminer". */
export const WORDS_BEFORE_MIN =
  "bad brad bread chad dad dead glad grad had head lad lead load mad nomad pad rad read road sad squad toad".split(" ");

/** Those that say something else in a team's name: "Solar System", "Support Group". */
export const TEAM_WORDS: readonly string[] = ["soporte", "support", "suporte", "system", "поддержка"];

/** What no player has as a word, though it is part of others: "Mod Ada". */
export const STAFF_TITLES = ["mod", "mods", "modz", "moderation", "moderater"] as const;

/** What no team is called as a whole, besides the staff words. */
export const TEAM_TITLES = [...STAFF_TITLES, "helpdesk", "moder"] as const;

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
    ...STAFF_WORDS_ABROAD,
    ...ADDRESSES,
    ...WHOLE_NAMES,
    ...PAGES.map((page) => page.path.split("/")[1] ?? "").filter((segment) => segment !== ""),
  ]),
];
