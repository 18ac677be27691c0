import { lazy, Suspense, useEffect, useMemo } from "react";

import type { OwnRace, OwnReward } from "#shared/contracts/race/own-race.ts";

import { useOwnRace } from "../../../data/races/use-own-race.ts";
import { dueStatusOf } from "../../../session/bot-check/bot-check-words.ts";
import { setCounting } from "../../../session/racing.ts";
import { useSession } from "../../../session/session.ts";
import { fastAsWords } from "../../../social/fast-as-words.ts";
import { sounds } from "../../../sound/sounds.ts";
import { useRace } from "../../session/race-store.ts";
import { botsAmong, GoalLine } from "../goals/goal-line.tsx";
import { BoardCheck } from "./board-check.tsx";
import { BoardHold } from "./board-hold.tsx";
import { useCompany } from "./company.ts";
import { DailyResult } from "./daily-result.tsx";
import { EarningsPlace } from "./earnings-place.tsx";
import { Haul } from "./haul/haul.tsx";
import { soundOf } from "./step-sounds.ts";
import { stepsOf, type Step } from "./steps.ts";
import { Sums } from "./sums.tsx";
import { unpaidWords } from "./unpaid-words.ts";
import { useCounting } from "./use-counting.ts";
import { useFreshReward } from "./use-fresh-reward.ts";
import { useLate } from "./use-late.ts";

import style from "./earnings.module.css";

const LateSeason = lazy(async () => ({ default: (await import("../../../social/season-line.tsx")).SeasonLine }));

const OWN_TEXT_WORDS =
  "Your teacher wrote this text: it counts on your class's podium, and brings no cash, XP or records.";
const NO_STEPS: readonly Step[] = [];

export interface OwnEarningsProps {
  readonly raceID: string | undefined;
  readonly isSettled: boolean;
  /** Whether this player finished. */
  readonly hasFinished: boolean;
  /** Whether keys are meant for the board by now. */
  readonly isQuiet: boolean;
  /** The board says that this race is a new best. */
  readonly isBestKnown: boolean;
}

/** What an account's race earned, fetched once it is stored and again when it changes. */
export function OwnEarnings({ raceID = "", isSettled, hasFinished, ...around }: OwnEarningsProps) {
  const { load } = useOwnRace(raceID, isSettled && raceID !== "");
  const own = load.state === "ready" ? load.value : undefined;
  const isBot = useSession(({ user }) => user?.isBot === true);
  const isOwnText = useRace((race) => race.isOwnText);
  useFreshReward(own?.reward?.state);
  const isUnpaid = load.state === "trouble" || (own !== undefined && (!own.reward || own.foul !== null));
  useCountedUp(isUnpaid);
  const { opponents, guests } = own ?? {};
  useEffect(() => {
    if (opponents && guests) useCompany.setState({ raceID, opponents, guests });
  }, [raceID, opponents, guests]);
  if (own?.reward && !own.foul)
    return <Earned key={raceID} raceID={raceID} own={own} reward={own.reward} {...around} />;
  const words = isOwnText && hasFinished ? OWN_TEXT_WORDS : wordsBefore(own, isSettled, hasFinished, isBot);
  return (
    <>
      <EarningsPlace isKept={hasFinished}>{words !== undefined && <p className={style.note}>{words}</p>}</EarningsPlace>
      {hasFinished && <div className={style.goals} />}
    </>
  );
}

/** What waits for the board to have counted may come. */
function useCountedUp(isOver: boolean): void {
  useEffect(() => {
    if (isOver) setCounting(false);
  }, [isOver]);
}

/** What is said where no reward is known. A foul has a sentence of its own. */
function wordsBefore(
  own: OwnRace | undefined,
  isSettled: boolean,
  hasFinished: boolean,
  isBot: boolean,
): string | undefined {
  if (own) return own.foul ? undefined : unpaidWords(hasFinished, isBot);
  return !isSettled && hasFinished && !isBot ? "Cash and XP come in as soon as everyone has finished." : undefined;
}

interface EarnedProps extends Pick<OwnEarningsProps, "isQuiet" | "isBestKnown"> {
  readonly raceID: string;
  readonly own: OwnRace;
  readonly reward: OwnReward;
}

/** A reward: counted up once it is paid; while it is due or held, as a sum. */
function Earned({ raceID, own, reward, isQuiet, isBestKnown }: EarnedProps) {
  const seats = useRace((race) => race.seats);
  const user = useSession((session) => session.user);
  const { brought, hold } = own;
  const fast = fastAsWords(own.asFastAs);
  const { state } = reward;
  const steps = useMemo(() => (state === "paid" ? stepsOf(reward, brought) : NO_STEPS), [state, reward, brought]);
  const counting = useCounting(raceID, steps, isQuiet, (name) => {
    const sound = soundOf(name, brought);
    if (sound) sounds.play(sound);
  });
  const isLate = useLate(state === "due", counting.skip);
  useCountedUp(state === "paid" ? !counting.isCounting : state !== "due" || isLate);
  return (
    <>
      <EarningsPlace isKept>
        {state === "paid" ? (
          <Haul reward={reward} brought={brought} isBestKnown={isBestKnown} counting={counting} />
        ) : (
          <Sums reward={reward} isComing={state === "due" && !isLate} />
        )}
        {state === "held" && hold && hold.kind !== "bot-check" && (
          <BoardHold raceID={raceID} reward={reward} hold={hold} />
        )}
        <BoardCheck reward={reward} status={dueStatusOf(user)} />
      </EarningsPlace>
      <div className={style.goals}>
        <GoalLine isAfter bots={botsAmong(seats)}>
          {fast !== undefined && <li>That was {fast}</li>}
          {user?.daily && user.daily.raceID === raceID && <DailyResult user={user} />}
        </GoalLine>
        <Suspense fallback={null}>
          <LateSeason />
        </Suspense>
      </div>
    </>
  );
}
