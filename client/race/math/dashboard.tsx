import { lazy, Suspense, useEffect, useRef } from "react";

import { MATH } from "#shared/rules/math/numbers.ts";

import { useNeeds } from "../../session/device/needs.ts";
import { Gauge, type GaugeHandle } from "../../ui/data/gauge.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { PauseLayer } from "../screen/pause-layer.tsx";
import { useRace } from "../session/race-store.ts";
import { AnswerBox } from "./answer-box.tsx";
import { withDigit, withoutLast } from "./draft.ts";
import { HelpButton } from "./help-button.tsx";
import type { MathDiscipline } from "./math-discipline.ts";
import { MathNotice } from "./math-notice.tsx";
import { useMath } from "./math-store.ts";
import { Pad } from "./pad.tsx";
import { PromptPicture } from "./prompt-picture.tsx";

import style from "./dashboard.module.css";

const LateDigitBoard = lazy(async () => ({ default: (await import("./digit-board.tsx")).DigitBoard }));

/** Of the gauge, in correct answers a minute. */
const GAUGE_MAX = 60;

/** The problem and its answer box, between the pace and the help. */
export function Dashboard({ math }: { readonly math: MathDiscipline }) {
  const hasSwitch = useNeeds((needs) => needs.switchInput);
  const gauge = useRef<GaugeHandle>(null);
  const right = useMath((view) => view.right);
  const prompt = useMath((view) => view.prompts[view.right]);
  const ownSpeed = useRace((race) => race.ownSpeed);
  useEffect(() => {
    math.showOn((perMinute) => gauge.current?.set(perMinute));
    return () => math.showOn(undefined);
  }, [math]);
  const count = `Problem ${right + 1} of ${MATH.problems}`;

  return (
    <div className={style.dashboard}>
      <PauseLayer />
      <div className={style.gauge} data-clock>
        <Gauge
          ref={gauge}
          label="Pace"
          unit="a minute"
          max={GAUGE_MAX}
          {...(ownSpeed !== undefined && { redFrom: ownSpeed })}
          size="11rem"
        />
      </div>
      <div className={style.middle}>
        <VisuallyHidden>
          <span aria-live="assertive">{prompt && `${right > 0 ? "Right! " : ""}${count}. ${prompt.sentence}`}</span>
        </VisuallyHidden>
        {prompt ? (
          <div className={style.asked} data-asked={right + 1}>
            <PromptPicture prompt={prompt} />
            <AnswerBox math={math} prompt={prompt} />
          </div>
        ) : (
          <p className={style.done}>{right > 0 && "All done! Now watch the others finish."}</p>
        )}
        <MathNotice />
      </div>
      <div className={style.side}>
        <p className={style.count}>
          <b>{Math.min(right + 1, MATH.problems)}</b> of {MATH.problems}
        </p>
        <Pips right={right} />
        <HelpButton math={math} />
      </div>
      {hasSwitch && (
        <Suspense fallback={null}>
          <LateDigitBoard math={math} />
        </Suspense>
      )}
      {prompt && !hasSwitch && (
        <Pad
          onDigit={(digit) => math.write(withDigit(digit))}
          onBack={() => math.write(withoutLast())}
          onSend={(atMs) => math.submit(atMs)}
        />
      )}
    </div>
  );
}

const Pips = ({ right }: { readonly right: number }) => (
  <span className={style.pips} aria-hidden>
    {Array.from({ length: MATH.problems }, (_unused, index) => (
      <i key={index} data-done={index < right || undefined} data-now={index === right || undefined} />
    ))}
  </span>
);
