import { useEffect, useRef } from "react";

import { MATH } from "#shared/rules/math/numbers.ts";

import { Gauge, type GaugeHandle } from "../../ui/gauge.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { AnswerBox } from "./answer-box.tsx";
import { withDigit, withoutLast } from "./draft.ts";
import type { MathEngine } from "./engine.ts";
import { HelpButton } from "./help-button.tsx";
import { Notice } from "./notice.tsx";
import { Pad } from "./pad.tsx";
import { PromptPicture } from "./prompt-picture.tsx";
import { useMath } from "./store.ts";

import style from "./dashboard.module.css";

/** Of the gauge, in right answers a minute. */
const GAUGE_MAX = 60;

/** The problem and its answer box, between the pace and the help. */
export function Dashboard({ engine }: { readonly engine: MathEngine }) {
  const gauge = useRef<GaugeHandle>(null);
  const right = useMath((race) => race.right);
  const prompt = useMath((race) => race.prompts[race.right]);
  const ownSpeed = useMath((race) => race.ownSpeed);
  useEffect(() => {
    engine.showOn({ hud: { score: (perMinute) => gauge.current?.set(perMinute) } });
    return () => engine.showOn({ hud: undefined });
  }, [engine]);
  const count = `Problem ${right + 1} of ${MATH.problems}`;

  return (
    <div className={style.dashboard}>
      <div className={style.gauge}>
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
            <AnswerBox engine={engine} prompt={prompt} />
          </div>
        ) : (
          <p className={style.done}>{right > 0 && "All of them! Now watch the others come in."}</p>
        )}
        <Notice />
      </div>
      <div className={style.side}>
        <p className={style.count}>
          <b>{Math.min(right + 1, MATH.problems)}</b> of {MATH.problems}
        </p>
        <Pips right={right} />
        <HelpButton engine={engine} />
      </div>
      {prompt && (
        <Pad
          onDigit={(digit) => engine.write(withDigit(digit))}
          onBack={() => engine.write(withoutLast())}
          onSend={(atMs) => engine.submit(atMs)}
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
