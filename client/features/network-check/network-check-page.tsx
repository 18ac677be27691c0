import { RotateCcw } from "lucide-react";
import { Link } from "react-router-dom";

import { verdictOf } from "#shared/rules/network-check/judge.ts";
import { CHECKS } from "#shared/rules/network-check/measured.ts";

import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Callout, type CalloutTone } from "../../ui/feedback/callout.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Rows } from "../../ui/layout/rows.tsx";
import { ForAdministrator } from "./for-administrator.tsx";
import { OneCheck } from "./one-check.tsx";
import { useCheck } from "./use-check.ts";
import { VERDICTS } from "./words.ts";

import style from "./network-check.module.css";

const TONES: Readonly<Record<keyof typeof VERDICTS, CalloutTone>> = {
  running: "note",
  fine: "good",
  weak: "careful",
  blocked: "wrong",
  offline: "wrong",
};

/** What this connection lets through, what that means, and what helps. */
export function NetworkCheckPage() {
  const { run, again } = useCheck();
  const verdict = verdictOf(run.findings);
  const isCutOff = ["site", "calls", "files"].every((check) => run.findings[check as "site"]?.state === "blocked");
  const shown = verdict === "blocked" && isCutOff ? "offline" : (verdict ?? "running");
  const { title, text } = VERDICTS[shown];
  return (
    <main id="main" className={style.page}>
      <header className={style.head}>
        <h1>Network check</h1>
        <p>At school, at home or on the road: see what your connection lets through, and what helps.</p>
      </header>
      <Callout tone={TONES[shown]} title={title} live>
        <p>{text}</p>
      </Callout>
      <div className={style.deeds}>
        <Button kind="primary" icon={<RotateCcw aria-hidden />} spent={verdict === undefined} onClick={again}>
          Check again
        </Button>
        {verdict === undefined && <Spinner label="Checking" size="1.8rem" />}
      </div>
      <section aria-labelledby="checks" className={style.part}>
        <h2 id="checks">What we checked</h2>
        <Rows gap="small">
          {CHECKS.map((check) => (
            <OneCheck key={check} check={check} finding={run.findings[check]} measured={run.measured[check]} />
          ))}
        </Rows>
      </section>
      <ForAdministrator run={run} isDone={verdict !== undefined} />
      <section aria-labelledby="more" className={style.part}>
        <h2 id="more">Still stuck?</h2>
        <p>
          Practice works without a live connection, and even offline once it's saved. Or tell us what's wrong.{" "}
          <Link to="/support/connection-lost">Lost the connection in a race?</Link>
        </p>
        <div className={style.deeds}>
          <LinkButton to="/practice" reloadDocument>
            Practise
          </LinkButton>
          <LinkButton to="/support#report-bug">Report a bug</LinkButton>
        </div>
      </section>
    </main>
  );
}
