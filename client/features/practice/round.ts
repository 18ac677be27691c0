import { BOT_NAMES } from "#shared/content/bots.ts";
import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import type { LessonID } from "#shared/content/lessons/lesson.ts";
import { SCENERY_KEYS, type SceneryKey } from "#shared/content/scenery.ts";
import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { CarID } from "#shared/ids.ts";
import { botCar } from "#shared/rules/bot-cars.ts";
import { between, pick, type Dice } from "#shared/rules/chance.ts";
import { botAnswers } from "#shared/rules/math/bots.ts";
import { answersPlayback } from "#shared/rules/math/playback.ts";
import type { Prompt } from "#shared/rules/math/problem.ts";
import { makeProblems } from "#shared/rules/math/problems.ts";
import { botPresses } from "#shared/rules/race/bots.ts";
import { playbackOf, type Playback } from "#shared/rules/race/playback.ts";

import { AnswerRun } from "../../race/playback/solo/answer-run.ts";
import type { SoloCourse } from "../../race/playback/solo/solo-engine.ts";
import { TypingRun } from "../../race/playback/solo/typing-run.ts";
import { PACES, type Practice } from "./practice-store.ts";

const BOTS = 4;
/** The distance between the bots. */
const SPREAD = { low: 0.85, high: 1.15 };

/** One practice race: what is done, against whom, and where. */
export interface Round {
  readonly subject: string | readonly Prompt[];
  readonly sceneryKey: SceneryKey;
  readonly course: SoloCourse;
}

interface Driver {
  readonly displayName: string;
  readonly carID: CarID;
  readonly carHueAngle: number;
  readonly look?: string;
}

const GUEST: Driver = { displayName: "You", carID: GUEST_CAR, carHueAngle: 0 };

/** A new round by the choices. @param driver the logged-in racer, if any */
export function newRound(
  wish: Pick<Practice, "kind" | "lessonID" | "pace">,
  driver: Driver = GUEST,
  dice: Dice,
): Round {
  const { subject, newRun, botRun } = wish.kind === "words" ? words(dice) : sums(wish.lessonID, dice);
  const pace = PACES[wish.kind][wish.pace] ?? PACES[wish.kind][1];
  const firstName = Math.floor(dice() * BOT_NAMES.length);
  const rivals = Array.from({ length: BOTS }, (_unused, at) => {
    const name = BOT_NAMES[(firstName + at) % BOT_NAMES.length] ?? "Bot";
    const { carID, carHueAngle: hueAngle } = botCar(name);
    const playback = botRun(pace * between(dice, SPREAD.low, SPREAD.high));
    return { playback, isHome: true, car: { name, carID, hueAngle, isBot: true } };
  });
  const car = {
    name: driver.displayName,
    plate: "You",
    carID: driver.carID,
    hueAngle: driver.carHueAngle,
    look: driver.look ?? "",
    isBot: false,
  };
  return { subject, sceneryKey: pick(dice, SCENERY_KEYS), course: { newRun, car, rivals, marksRival: false } };
}

interface Subject {
  readonly subject: Round["subject"];
  readonly newRun: SoloCourse["newRun"];
  /** A bot's whole race at about this speed. */
  readonly botRun: (speed: number) => Playback;
}

function words(dice: Dice): Subject {
  const text = pick(dice, TEXTS).body;
  return {
    subject: text,
    newRun: () => new TypingRun(text, true),
    botRun: (wpm) =>
      playbackOf(
        text,
        botPresses(text, wpm, dice).map(({ atMs, character }) => ({ atMs, fairMs: atMs, character })),
      ),
  };
}

function sums(lessonID: LessonID, dice: Dice): Subject {
  const problems = makeProblems(lessonID, dice);
  return {
    subject: problems.map(({ prompt }) => prompt),
    newRun: () => new AnswerRun(problems),
    botRun: (score) =>
      answersPlayback(
        problems,
        botAnswers(problems, score, dice).map(({ atMs, text }) => ({ offsetMs: atMs, fairMs: atMs, digits: text })),
      ),
  };
}
