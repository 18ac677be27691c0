import type { ReportReason } from "#shared/contracts/social/players.ts";
import { formatCount, formatUpTo } from "#shared/format/figures.ts";
import { foulReport } from "#shared/rules/fair-play/report.ts";
import { HOLD_REASONS, type HoldReason } from "#shared/rules/fair-play/reward-hold.ts";
import { isAmong } from "#shared/rules/known.ts";
import type { CaseKind, Decision } from "#shared/rules/moderation-cases.ts";
import { MEASURES, type Measure, type ReportSubject } from "#shared/rules/moderation.ts";
import { FOULS } from "#shared/rules/race/foul.ts";

import type { CaseFile, CaseLine } from "../../data/moderation/use-cases.ts";
import type { Tone } from "../../ui/data/badge.tsx";

export const KINDS: Readonly<Record<CaseKind, { readonly label: string; readonly tone: Tone }>> = {
  hold: { label: "Reward on hold", tone: "amber" },
  race: { label: "Race appeal", tone: "sky" },
  act: { label: "Second look", tone: "violet" },
  report: { label: "Report", tone: "neutral" },
};

export const HELD_FOR: Readonly<Record<HoldReason, string>> = {
  signs: "Signs of a program",
  speed: "Faster than what counts right away",
  "bot-check": "A bot check is due",
};

export const REPORTED_FOR: Readonly<Record<ReportReason, string>> = {
  name: "The name",
  cheating: "Unfair racing",
  unkind: "Unkind to others",
  other: "Something else",
};

export const SUBJECTS: Readonly<Record<ReportSubject, string>> = {
  player: "the display name",
  "team-tag": "the tag of a team",
  "team-name": "the name of a team",
  "team-requirements": "what a team asks of new members",
  "team-message": "a message to a team",
};

export const MEASURED: Readonly<Record<Measure, string>> = {
  hide: "Hidden",
  warn: "Warned",
  mute: "Muted",
  unmute: "Mute taken back",
  ban: "Banned",
  unban: "Ban taken back",
  close: "Report closed without an action",
};

export const DECIDED: Readonly<Record<Decision, string>> = {
  ...MEASURED,
  release: "Released",
  refuse: "Refused",
  uphold: "The player was right",
  dismiss: "It stands",
};

/** Why a case waits. */
export function aboutWords({ kind, about }: Pick<CaseLine, "kind" | "about">): string {
  if (kind === "hold") return HELD_FOR[about as HoldReason];
  if (kind === "report") return REPORTED_FOR[about as ReportReason];
  if (kind === "act") return isAmong(MEASURES, about) ? `${MEASURED[about]}, and asks for a second look` : about;
  if (isAmong(HOLD_REASONS, about)) return HELD_FOR[about];
  return isAmong(FOULS, about) ? foulReport({ code: about, measured: 0, threshold: 0 }, "type").title : about;
}

export const speedWords = (speed: number, site: "type" | "math"): string =>
  site === "math" ? `${formatUpTo(speed, 1)} answers a minute` : `${formatUpTo(speed, 1)} WPM`;

/** How much waits, and who asks. */
export function factsWords({ kind, races, speed, site, isAsked }: CaseLine): string {
  if (kind !== "hold" || speed === null || site === null) return "";
  const asked = isAsked ? "the racer asks" : "the third time";
  return `${formatCount(races, "race")}, up to ${speedWords(speed, site)} · ${asked}`;
}

/** "7 races", or "50 of 120 races". */
export const raceCountWords = ({ races, raceCount }: Pick<CaseFile, "races" | "raceCount">): string =>
  raceCount > races.length
    ? `${races.length} of ${formatCount(raceCount, "race")}, those asked about first`
    : formatCount(raceCount, "race");

const DAY = 86_400;
/** Whether a reward has waited longer than a racer is told. */
export const isOverdue = ({ kind, sinceStamp }: Pick<CaseLine, "kind" | "sinceStamp">, now: number): boolean =>
  (kind === "hold" || kind === "race") && now - sinceStamp > DAY;
