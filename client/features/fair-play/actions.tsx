import { Gauge, Hand, UserCheck } from "lucide-react";
import { useState } from "react";

import { canAppeal, canCertify, canCheck, type Chapter } from "#shared/rules/fair-play/chapter.ts";

import { CallProblem } from "../../net/call.ts";
import { askForBotCheck } from "../../session/bot-check/bot-check-wish.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";

import style from "./actions.module.css";

interface ActionsProps {
  readonly chapter: Chapter;
  readonly onAppeal: () => Promise<void>;
  readonly onChanged: () => void;
}

type Doing = "nothing" | "checking" | "appealing";

/** What frees a reward: the bot check, a certificate of speed, a person; one press each. */
export function Actions({ chapter, onAppeal, onChanged }: ActionsProps) {
  const [doing, setDoing] = useState<Doing>("nothing");
  const [trouble, setTrouble] = useState<string>();
  const run = (what: Doing, act: () => Promise<void>): void => {
    setDoing(what);
    setTrouble(undefined);
    act()
      .catch((problem: unknown) => {
        setTrouble(problem instanceof CallProblem ? problem.message : "That didn't work. Please try again.");
        if (!(problem instanceof CallProblem)) reportError(problem);
      })
      .finally(() => setDoing("nothing"));
  };
  const check = async (): Promise<void> => {
    if (!(await askForBotCheck())) onChanged();
  };

  return (
    <>
      {canCheck(chapter) && (
        <Button
          kind="primary"
          icon={<UserCheck aria-hidden />}
          busy={doing === "checking"}
          onClick={() => run("checking", check)}
        >
          Do the bot check
        </Button>
      )}
      {canCertify(chapter) && (
        <LinkButton kind="primary" to="/certificate" icon={<Gauge aria-hidden />}>
          Show your speed
        </LinkButton>
      )}
      {canAppeal(chapter) && (
        <Button icon={<Hand aria-hidden />} busy={doing === "appealing"} onClick={() => run("appealing", onAppeal)}>
          Ask a person to check
        </Button>
      )}
      {trouble !== undefined && (
        <div className={style.trouble}>
          <Callout tone="wrong">{trouble}</Callout>
        </div>
      )}
    </>
  );
}
