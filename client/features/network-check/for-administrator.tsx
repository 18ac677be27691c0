import { Copy, Download } from "lucide-react";
import { useState } from "react";

import { copyText } from "../../browser/hand-on.ts";
import { saveFile } from "../../browser/save-file.ts";
import { serverNowMs } from "../../net/server-time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { asIs } from "../../ui/data/as-is.tsx";
import { reportText, type Run } from "./report-text.ts";

import style from "./network-check.module.css";

const COPIED = "Copied. Paste it into a message to whoever looks after your network.";
const NOT_COPIED = "Your browser didn't copy it. Select the text below, or save it as a file.";

/** The text for whoever looks after a network. */
export function ForAdministrator({ run, isDone }: { readonly run: Run; readonly isDone: boolean }) {
  const [outcome, setOutcome] = useState("");
  return (
    <section aria-labelledby="administrator" className={style.part}>
      <h2 id="administrator">For whoever looks after your network</h2>
      <p>It says what Redline needs and what we found, and nothing about you.</p>
      {isDone ? (
        <WholeText run={run} outcome={outcome} onOutcome={setOutcome} />
      ) : (
        <p className={style.waiting}>The text will stand here when the check is done.</p>
      )}
    </section>
  );
}

interface WholeTextProps {
  readonly run: Run;
  readonly outcome: string;
  readonly onOutcome: (outcome: string) => void;
}

function WholeText({ run, outcome, onOutcome }: WholeTextProps) {
  const [at] = useState(() => `${new Date(serverNowMs()).toISOString().slice(0, 16).replace("T", " ")} UTC`);
  const text = reportText(location, at, run);
  return (
    <>
      <div className={style.deeds}>
        <Button
          icon={<Copy aria-hidden />}
          onClick={() => void copyText(text).then((isCopied) => onOutcome(isCopied ? COPIED : NOT_COPIED))}
        >
          Copy the text
        </Button>
        <Button
          icon={<Download aria-hidden />}
          onClick={() => {
            saveFile("redline-network-check.txt", "text/plain", text);
            onOutcome("Saved as redline-network-check.txt.");
          }}
        >
          Save as a file
        </Button>
      </div>
      <p className={style.outcome} aria-live="polite">
        {outcome}
      </p>
      <textarea {...asIs(style.text)} readOnly rows={18} aria-label="The text" value={text} />
    </>
  );
}
