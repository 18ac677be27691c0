import { useEffect, useRef } from "react";

import type { TrialSession } from "../../../race/certificate/trial-session.ts";
import { useTrial } from "../../../race/certificate/trial-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { LineField } from "./line-field.tsx";
import { TimeLeft } from "./time-left.tsx";

import style from "./trial.module.css";

/** A line is never said: whoever hears this page is asked to see nothing. */
const ALT = "A line to type, as a picture";

/** A trial from its opening to its last second: the line to type, the field, and the line after it. */
export function Trial({ session }: { readonly session: TrialSession }) {
  const { phase, lines, done, lessonID } = useTrial();
  const [current, next] = lines;
  const isMath = lessonID !== null;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView();
  }, []);
  return (
    <section ref={place} className={style.trial} aria-labelledby="trial-title" data-phase={phase}>
      <header className={style.head}>
        <h1 id="trial-title" className={style.title}>
          {isMath ? "Type the answer" : "Type what you read"}
        </h1>
        <TimeLeft />
      </header>
      <div className={style.current}>
        {phase === "judging" ? (
          <Spinner label="Counting…" />
        ) : current ? (
          <img key={current.line} src={current.url} alt={ALT} draggable={false} />
        ) : (
          <Spinner label={phase === "drawing" ? "Drawing your pictures…" : "The next line is coming…"} />
        )}
      </div>
      <LineField session={session} isMath={isMath} />
      <footer className={style.foot}>
        <div className={style.next} aria-hidden>
          {next && phase !== "judging" && <img key={next.line} src={next.url} alt="" draggable={false} />}
        </div>
        <p className={style.done}>
          {isMath ? "Answers given" : "Lines done"}: <b>{done}</b>
        </p>
        <Button size="small" onClick={() => session.stop()}>
          Stop
        </Button>
      </footer>
    </section>
  );
}
