import type { HoldID } from "../../shared/ids.ts";
import { Refusal } from "../../shared/refusal.ts";
import { signalReport } from "../../shared/rules/fair-play/signal-report.ts";
import { SIGNALS } from "../../shared/rules/fair-play/signal.ts";
import { isAmong } from "../../shared/rules/known.ts";
import type { App } from "../../shared/server/platform/work.ts";
import { openAppeals } from "../../shared/server/settlement/appeals.ts";
import { casesForModerators, heldCaseOf, weeksOfHolds } from "../../shared/server/settlement/held-cases.ts";
import { dateOf } from "../operator-command.ts";

const holdName = (holdID: HoldID): string => `hold:${holdID}`;

/** @returns undefined for what names something else */
export function holdNamed(text: string | undefined): HoldID | undefined {
  const [, id] = /^hold:(\d{1,15})$/.exec(text ?? "") ?? [];
  return id === undefined ? undefined : (Number(id) as HoldID);
}

/** Rewards that wait for a person, and disqualifications that were appealed, a line each. */
export async function listHolds({ db }: App): Promise<readonly string[]> {
  const holds = (await casesForModerators(db)).map((each) =>
    [
      holdName(each.holdID),
      dateOf(each.sinceStamp),
      each.reason,
      `@${each.username}`,
      `${each.races} races, up to ${Math.round(each.speed)} ${unitOf(each.site)}`,
      each.isAsked ? "asked" : "the third time",
    ].join("  "),
  );
  const appeals = (await openAppeals(db))
    .filter(({ foul }) => foul !== null)
    .map(
      (row) =>
        `${row.race_id}:${row.slot}  ${dateOf(row.created_stamp)}  ${row.foul?.code}  @${row.username ?? "guest"}`,
    );
  return [...holds, ...appeals];
}

const unitOf = (site: string): string => (site === "math" ? "answers a minute" : "WPM");

/** One hold: its races with their signals, and what is known of the racer. */
export async function showHold({ db }: App, holdID: HoldID): Promise<void> {
  const { hold, races, certificates, earlier } = await heldCaseOf(db, holdID);
  const state = hold.ended_stamp === null ? "open" : `ended by a ${hold.ended_by}`;
  console.log(`@${hold.username}, since ${dateOf(hold.created_stamp)}, ${hold.races_played} races.`);
  console.log(`Held for ${hold.reason} since ${dateOf(hold.since_stamp)}, waits for a ${hold.kind}: ${state}.`);
  for (const { raceID, speed, accuracy, startedStamp, cash, signals, lessonID } of races) {
    console.log(
      `\n${dateOf(startedStamp)}  ${Math.round(speed)} ${unitOf(hold.site)}  ${accuracy} %  ${cash} cash  ${lessonID ?? ""} /replay/${raceID}`,
    );
    for (const { code, measured, threshold } of (signals ?? []).filter(({ fired }) => fired)) {
      const title = isAmong(SIGNALS, code) ? signalReport({ code, measured, threshold }).title : code;
      console.log(`  ${title}: ${measured ?? "not measured"} (limit ${threshold})`);
    }
  }
  console.log("");
  for (const each of certificates) {
    console.log(
      `${dateOf(each.won_stamp)}  certified ${Math.round(each.speed)} ${unitOf(hold.site)} ${each.lesson_id ?? ""} by ${each.method}`,
    );
  }
  for (const each of earlier) {
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
