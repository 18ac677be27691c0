import { Copy, Download, Printer } from "lucide-react";
import { useState } from "react";

import { copyText } from "../../../browser/hand-on.ts";
import { saveFile } from "../../../browser/save-file.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { AsIs, asIs } from "../../../ui/data/as-is.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";

import style from "./second-factor.module.css";

const COPIED = "Copied. Now paste them somewhere you'll find them again.";
const NOT_COPIED = "Your browser won't let us copy. Print them, or download the file.";

interface BackupCodesProps {
  readonly codes: readonly string[];
  readonly username: string;
  readonly onDone: () => void;
}

/** Shown only once: to copy, print or save as a file. */
export function BackupCodes({ codes, username, onDone }: BackupCodesProps) {
  const [words, setWords] = useState("");
  const [areKept, setAreKept] = useState(false);
  const text = `Redline backup codes of ${username}. Each works once.\n\n${codes.join("\n")}\n`;
  return (
    <div className={style.backup}>
      <Callout tone="careful" title="Keep these backup codes">
        You'll only see them once. Each one lets you log in once, if you don't have your phone.
      </Callout>
      <div className={style.paper}>
        <strong>
          Redline backup codes of <AsIs>{username}</AsIs>
        </strong>
        <ul className={style.codes} aria-label="Backup codes">
          {codes.map((code) => (
            <li key={code}>
              <code {...asIs()}>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={style.actions}>
        <Button
          icon={<Copy aria-hidden />}
          onClick={() => void copyText(text).then((isCopied) => setWords(isCopied ? COPIED : NOT_COPIED))}
        >
          Copy
        </Button>
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
        <Button
          icon={<Download aria-hidden />}
          onClick={() => {
            saveFile("redline-backup-codes.txt", "text/plain", text);
            setWords("You'll find the file in your downloads.");
          }}
        >
          Download
        </Button>
        <span aria-live="polite">{words}</span>
      </div>
      <Checkbox label="I've saved the codes in a safe place" checked={areKept} onValue={setAreKept} />
      <div>
        <Button kind="primary" disabled={!areKept} onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
