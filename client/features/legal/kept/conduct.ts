import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { days, WITH_ACCOUNT, type Kept } from "./kept.ts";

export const conduct: readonly Kept[] = [
  {
    what: "Reports: who reported whom, and why.",
    why: "So that a moderator can help. The other player doesn't see who it was.",
    howLong: `${days(KEPT_DAYS.report)}.`,
    tables: ["player_reports"],
  },
  {
    what: "Bug reports: what you wrote, the facts that you left ticked, and, if you let us, that it was you.",
    why: "So that we can find out what went wrong and mend it.",
    howLong: `${days(KEPT_DAYS.bugReport)}. One that says it was you goes with your account, if that goes sooner. So that none comes twice, we know for ${days(KEPT_DAYS.repeat)} who sent it, also where you don't say.`,
    tables: ["bug_reports"],
  },
  {
    what: "What a moderator did about your account, and why: a warning, a hidden name, or a while without messages or without your account. The words that were hidden. Whether you asked a person to check it, and what came of it.",
    why: "So that you can read the reason, and so that everyone is treated the same.",
    howLong: `${days(KEPT_DAYS.moderation)} after it was done or is over. A permanent ban: as long as you have your account.`,
    tables: ["moderation_actions"],
  },
  {
    what: "What a moderator decided about a report, a reward on hold or an appeal of yours: what, why, when, and which moderator.",
    why: "So that it's decided once, and so that we know who decided what. You read the reason, not the name.",
    howLong: `${days(KEPT_DAYS.moderation)}. If the moderator's account goes, their name goes with it.`,
    tables: ["moderator_decisions"],
  },
  {
    what: "If you're a teacher, a moderator or on our staff: since when, who gave you that role, and why.",
    why: "So that you can open the pages for it, and so that we know who opened them.",
    howLong: WITH_ACCOUNT,
    tables: ["roles", "role_changes"],
  },
];
