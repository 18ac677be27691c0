import { useEffect, useState, type ReactNode } from "react";

import { SCENERY_KEYS } from "#shared/content/scenery.ts";
import { TEXTS } from "#shared/content/texts/catalog.ts";
import { pick } from "#shared/rules/chance.ts";
import { dayOf } from "#shared/units.ts";

import { computerMs } from "../../../net/computer-clock.ts";
import { serverNow } from "../../../net/server-time.ts";
import { SoloEngine } from "../../../race/playback/solo/solo-engine.ts";
import { SoloRace } from "../../../race/playback/solo/solo-race.tsx";
import { useSolo, type SoloView } from "../../../race/playback/solo/solo-store.ts";
import { TypingRun } from "../../../race/playback/solo/typing-run.ts";
import { useSession } from "../../../session/session.ts";
import { pairName } from "../../../ui/data/key-names.ts";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { CoachBoard } from "./coach-board.tsx";
import { CoachHud } from "./coach-hud.tsx";
import { withDay, withRound, withText } from "./coach-kept.ts";
import { newCoachRound, ownCar, type CoachResult, type CoachRound } from "./coach-round.ts";
import { CoachStart } from "./coach-start.tsx";
import { changeKept, keptNow } from "./coach-store.ts";
import { aimWords } from "./coach-words.ts";
import type { PlanNow } from "./plan-now.ts";
import { racerID } from "./send.ts";
import { syncCoach, usePlan, useSync } from "./sync.ts";

/** The rounds of this page: the engine stays, and each start deals another one. */
class Rounds {
  current: CoachRound | undefined;
  readonly sceneryKey = pick(Math.random, SCENERY_KEYS);
  readonly engine = new SoloEngine({
    newRun: () => this.current?.run ?? new TypingRun(IDLE, false),
    car: ownCar(useSession.getState().user),
    rivals: [],
    marksRival: false,
  });

  /** A new round by the plan. */
  deal({ site, fortnight }: PlanNow): CoachRound | undefined {
    const userID = racerID();
    if (!fortnight || userID === undefined) return undefined;
    const round = newCoachRound(site, fortnight, keptNow(userID).recent, serverNow(), Math.random);
    const { textID } = round;
    if (textID !== undefined) changeKept(userID, (kept) => withText(kept, textID));
    this.current = round;
    return round;
  }
}

const IDLE = TEXTS[0]?.body ?? "";

/** Keeps a round until it is sent. */
function keep({ startedStamp }: CoachRound, result: CoachResult): void {
  const userID = racerID();
  if (userID === undefined) return;
  const { elapsedMs, done, reviews } = result;
  const round = { startedStamp, endedMs: computerMs(), elapsedMs, done, reviews };
  changeKept(userID, (kept) => withDay(withRound(kept, round), dayOf(serverNow())));
}

/** Ten minutes a day on what costs the racer most: no rivals, no rank. */
export function CoachPractice({ choice }: { readonly choice: ReactNode }) {
  useSync();
  const plan = usePlan();
  const [rounds] = useState(() => new Rounds());
  const [round, setRound] = useState<CoachRound>();
  const [result, setResult] = useState<CoachResult>();
  const { engine, sceneryKey } = rounds;
  const isEnding = plan?.isEnding === true;
  useEffect(() => {
    if (isEnding) syncCoach();
  }, [isEnding]);
  useEffect(
    () =>
      useSolo.subscribe(({ stage }, before) => {
        const { current } = rounds;
        if (stage !== "over" || before.stage === "over" || !current) return;
        const came = current.result();
        setResult(came);
        keep(current, came);
        syncCoach();
      }),
    [rounds],
  );
  const start = (): void => {
    const dealt = plan && rounds.deal(plan);
    if (!dealt) return engine.rest();
    setRound(dealt);
    engine.begin();
  };
  const stage = useSolo((solo) => solo.stage);
  const isBoardGone = stage === "over" && plan === undefined;
  useEffect(() => {
    if (isBoardGone) engine.rest();
  }, [isBoardGone, engine]);
  return (
    <>
      <div aria-live="polite">
        <VisuallyHidden>{saidWords(stage, round, result)}</VisuallyHidden>
      </div>
      <SoloRace
        engine={engine}
        title="Coach"
        note="No rank and no rush: being right comes first."
        sceneryKey={sceneryKey}
        subject={round?.subject ?? IDLE}
        redFrom={undefined}
        hasGauge={false}
        hud={<CoachHud pair={round?.pair} onStop={engine.rest} />}
        start={<CoachStart choice={choice} plan={plan} onStart={start} />}
        board={
          plan &&
          result && (
            <CoachBoard
              site={plan.site}
              fortnight={plan.fortnight}
              result={result}
              onNext={start}
              onFinish={engine.rest}
            />
          )
        }
      />
    </>
  );
}

/** What a screen reader hears: what to watch for, and then how it went. */
function saidWords(
  stage: SoloView["stage"],
  round: CoachRound | undefined,
  result: CoachResult | undefined,
): string | undefined {
  if (stage === "over") return result && aimWords(result.aim);
  return stage !== "ready" && round?.pair !== undefined ? `Watch for ${pairName(round.pair)}.` : undefined;
}
