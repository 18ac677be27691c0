import { useEffect, useId } from "react";

import { ownTextWords } from "#shared/rules/classroom/own-text-words.ts";
import { asOwnText, OWN_TEXT, ownTextFault } from "#shared/rules/classroom/own-text.ts";

import { TextArea } from "../../ui/controls/text-area.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import type { LiveConnection } from "./live-connection.ts";
import { useLive } from "./live-store.ts";

import style from "./own-text.module.css";

/** What is asked about follows the last key after a moment. */
const ASK_AFTER_MS = 400;

/** What keeps an own text from being raced: what the browser sees at once, then what the server says of the words. */
export function useOwnTextFault(text: string): string | undefined {
  const checked = useLive((view) => view.checked);
  const raced = asOwnText(text);
  const fault = ownTextFault(raced);
  if (fault) return ownTextWords(fault);
  return checked?.text === raced ? (checked.fault ?? undefined) : undefined;
}

/** Whether the server has read it, and lets it be raced. */
export const useIsOwnTextRead = (text: string): boolean =>
  useLive(({ checked }) => checked?.text === asOwnText(text) && checked.fault === null);

interface OwnTextProps {
  readonly line: LiveConnection;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Of this lesson, the last first. */
  readonly texts: readonly string[];
}

/** Where a teacher writes what the class types. */
export function OwnText({ line, text, onText, texts }: OwnTextProps) {
  const id = useId();
  const raced = asOwnText(text);
  const fault = useOwnTextFault(text);
  const isFit = ownTextFault(raced) === undefined;
  const isOpen = useLive(({ status }) => status === "open");
  useEffect(() => {
    if (!isFit || !isOpen) return;
    const asking = setTimeout(() => line.send("check-text", { text: raced }), ASK_AFTER_MS);
    return () => clearTimeout(asking);
  }, [line, raced, isFit, isOpen]);
  return (
    <div className={style.own}>
      <TextArea
        label="Your text"
        hint={
          raced === text.trim()
            ? `${OWN_TEXT.least} to ${OWN_TEXT.most} characters.`
            : "Quotes, dashes and blanks are tidied."
        }
        errors={raced === "" ? undefined : fault}
        value={text}
        onValue={(next) => onText(next.slice(0, OWN_TEXT.mostSent))}
        maxLength={OWN_TEXT.most}
        overflow
        rows={3}
      />
      {texts.length > 0 && (
        <div>
          <p id={id} className={style.again}>
            Race one again
          </p>
          <ul aria-labelledby={id} className={style.texts}>
            {texts.map((each) => (
              <li key={each}>
                <button type="button" className={style.text} aria-pressed={each === text} onClick={() => onText(each)}>
                  <AsIs>{each}</AsIs>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
