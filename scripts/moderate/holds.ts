import type { CaseLine } from "../../shared/contracts/moderation-cases.ts";
import type { HoldID } from "../../shared/ids.ts";
import { Refusal } from "../../shared/refusal.ts";
import { signalReport } from "../../shared/rules/fair-play/signal-report.ts";
import { openCases, type CasePage } from "../../shared/server/cases/list.ts";
import { racesOf } from "../../shared/server/cases/races.ts";
import type { App } from "../../shared/server/platform/work.ts";
import { heldCaseOf, weeksOfHolds } from "../../shared/server/settlement/held-cases.ts";
import { dateOf } from "../operator-command.ts";

/** @returns undefined for what names something else */
export function holdNamed(text: string | undefined): HoldID | undefined {
  const [, id] = /^hold:(\d{1,15})$/.exec(text ?? "") ?? [];
  return id === undefined ? undefined : (Number(id) as HoldID);
}

/** Rewards that wait for a person, and what was appealed, a line each, as moderators see them on their page. */
export async function listHolds({ db }: App): Promise<readonly string[]> {
  const lines: string[] = [];
  for (let after: string | null = ""; after !== null;) {
    const { cases, next }: CasePage = await openCases(db, after === "" ? {} : { after });
    lines.push(...cases.filter(({ kind }) => kind !== "report").map(caseLine));
    after = next;
  }
  return lines;
}

function caseLine({ caseID, kind, sinceStamp, about, username, races, speed, site, isAsked }: CaseLine): string {
  const racer = username === null ? "guest" : `@${username}`;
  const line = [caseID, dateOf(sinceStamp), about, racer];
  if (kind !== "hold" || speed === null || site === null) return line.join("  ");
  const raced = `${races} races, up to ${Math.round(speed)} ${unitOf(site)}`;
  return [...line, raced, isAsked ? "asked" : "the third time"].join("  ");
}

const unitOf = (site: string): string => (site === "math" ? "answers a minute" : "WPM");

/** One hold: its races with their signals, and what is known of the racer. */
export async function showHold({ db }: App, holdID: HoldID): Promise<void> {
  const { hold, certificates, others } = await heldCaseOf(db, holdID);
  const { races, count } = await racesOf(db, { kind: "hold", holdID });
  const state = hold.ended_stamp === null ? "open" : `ended by a ${hold.ended_by}`;
  console.log(`@${hold.username}, since ${dateOf(hold.created_stamp)}, ${hold.races_played} races.`);
  console.log(`Held for ${hold.reason} since ${dateOf(hold.since_stamp)}, waits for a ${hold.kind}: ${state}.`);
  if (count > races.length) console.log(`${races.length} of ${count} races, asked about first, then the newest:`);
  for (const { raceID, speed, accuracy, startedStamp, cash, signals, lessonID } of races) {
    console.log(
      `\n${dateOf(startedStamp)}  ${Math.round(speed)} ${unitOf(hold.site)}  ${accuracy} %  ${cash} cash  ${lessonID ?? ""} /replay/${raceID}`,
    );
    for (const { code, measured, threshold } of signals.filter(({ fired }) => fired)) {
      console.log(
        `  ${signalReport({ code, measured, threshold }).title}: ${measured ?? "not measured"} (limit ${threshold})`,
      );
    }
  }
  console.log("");
  for (const each of certificates) {
    console.log(
      `${dateOf(each.won_stamp)}  certified ${Math.round(each.speed)} ${unitOf(hold.site)} ${each.lesson_id ?? ""} by ${each.method}`,
    );
  }
  for (const each of others.toReversed()) {
    const end =
      each.ended_by === null ? "open" : `${each.is_released === true ? "paid" : "refused"} by a ${each.ended_by}`;
    console.log(`${dateOf(each.since_stamp)}  held for ${each.reason}: ${end}. ${each.words ?? ""}`);
  }
}

/** What became of holds, week by week. */
export async function showWeeks(app: App): Promise<void> {
  const weeks = await weeksOfHolds(app.db, app.nowStamp());
  if (weeks.length === 0) console.log("Nothing was held in the last twelve weeks.");
  for (const { week, held, certified, released, refused, open, hoursToDecision } of weeks) {
    const hours = hoursToDecision === null ? "none decided" : `${hoursToDecision.toFixed(1)} h to a decision`;
    console.log(
      `${dateOf(week).slice(0, 10)}  ${held} held  ${certified} certified  ${released} released  ${refused} refused  ${open} open  ${hours}`,
    );
  }
}

export function neededHold(text: string | undefined): HoldID {
  const holdID = holdNamed(text);
  if (holdID === undefined) throw new Refusal("badInput", "Name the hold as the list shows it: hold:12.");
  return holdID;
}
