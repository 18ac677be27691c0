import { useEffect, useState, type SyntheticEvent } from "react";

import type { AliasLanguage } from "#shared/rules/classes/alias.ts";
import { DROP_IN } from "#shared/rules/drop-in/numbers.ts";
import type { Pattern } from "#shared/rules/drop-in/pattern.ts";

import { Button } from "../ui/controls/button.tsx";
import { Select } from "../ui/controls/select.tsx";
import { TextInput } from "../ui/controls/text-input.tsx";
import { ALIAS_LANGUAGE_OPTIONS } from "../ui/data/alias-languages.ts";
import { Callout } from "../ui/feedback/callout.tsx";
import { Card } from "../ui/layout/card.tsx";
import { line } from "./drop-in-line.ts";
import { useDropIn } from "./drop-in-store.ts";
import { PatternPad } from "./pattern-pad.tsx";

import style from "./door.module.css";

const LENGTHS = [15, 30, 45, 60] as const;

/** A link from the wall has the code behind its `#`, which browsers send to nobody. What no code looks like is passed over. */
const codeInLink = (): string => /^#([\w-]{1,12})$/.exec(location.hash)?.[1] ?? "";

/** Where pupils come in, and where a teacher starts a lesson. */
export function Door() {
  return (
    <main id="main" tabIndex={-1} className={style.door}>
      <h1 tabIndex={-1}>Lesson without data</h1>
      <p className={style.lead}>
        Race with your class. No account, no e-mail, no real name. When the bell rings, everything is gone.
      </p>
      <div className={style.ways}>
        <ComeIn />
        <StartLesson />
      </div>
    </main>
  );
}

function ComeIn() {
  const [code, setCode] = useState(codeInLink);
  const [pattern, setPattern] = useState<Pattern>([]);
  useEffect(() => {
    if (location.hash !== "") history.replaceState(history.state, "", location.pathname);
  }, []);
  const isComing = useDropIn(({ stage }) => stage === "coming");
  const trouble = useDropIn((state) => state.trouble);
  const enter = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    await line.join({ code, pattern });
    setPattern([]);
  };
  const isReady = code.trim() !== "" && pattern.length === DROP_IN.pattern.length;
  return (
    <Card title="Come in">
      <form className={style.form} onSubmit={(event) => void enter(event)}>
        <TextInput
          label="Code on the wall"
          value={code}
          onValue={setCode}
          autoComplete="off"
          spellCheck={false}
          placeholder="abc-234"
        />
        <PatternPad chosen={pattern} onChosen={setPattern} />
        {trouble !== undefined && (
          <Callout tone="wrong" live>
            {trouble}
          </Callout>
        )}
        <Button type="submit" kind="primary" size="large" wide busy={isComing} disabled={!isReady}>
          Come In
        </Button>
      </form>
    </Card>
  );
}

function StartLesson() {
  const [minutes, setMinutes] = useState<string>(String(DROP_IN.minutes.usual));
  const [language, setLanguage] = useState<AliasLanguage>("english");
  const isComing = useDropIn(({ stage }) => stage === "coming");
  return (
    <Card title="For teachers">
      <p>
        Start a lesson here and show this page on the wall. Nobody needs an account, you neither. Names and results are
        only in this lesson: take the results along as a table before you go.
      </p>
      <details className={style.teachers}>
        <summary>I'm a teacher</summary>
        <div className={style.form}>
          <Select
            label="The bell rings in"
            value={minutes}
            onValue={setMinutes}
            options={LENGTHS.map((each) => ({ value: String(each), label: `${each} minutes` }))}
          />
          <Select label="Names in" value={language} onValue={setLanguage} options={ALIAS_LANGUAGE_OPTIONS} />
          <Button
            size="large"
            wide
            busy={isComing}
            onClick={() => void line.start({ minutes: Number(minutes), language })}
          >
            Start a Lesson
          </Button>
        </div>
      </details>
      <p className={style.small}>
        <a href="/support/lesson-without-data">How it works, and what we don't keep</a>
      </p>
    </Card>
  );
}
