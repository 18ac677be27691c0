import { Delete } from "lucide-react";

import { DROP_IN } from "#shared/rules/drop-in/numbers.ts";
import { patternWords, SIGN_NAMES, SIGNS, type Pattern } from "#shared/rules/drop-in/pattern.ts";

import { IconButton } from "../ui/controls/icon-button.tsx";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { NamedSign, SignPicture } from "./sign-picture.tsx";

import style from "./pattern-pad.module.css";

interface PatternPadProps {
  readonly chosen: Pattern;
  readonly onChosen: (pattern: Pattern) => void;
}

/** Where somebody says what they see on the wall. */
export function PatternPad({ chosen, onChosen }: PatternPadProps) {
  const isWhole = chosen.length === DROP_IN.pattern.length;
  return (
    <fieldset className={style.group}>
      <legend className={style.legend}>The four pictures on the wall, from left to right</legend>
      <div className={style.slots}>
        {Array.from({ length: DROP_IN.pattern.length }, (_none, at) => {
          const sign = chosen[at];
          return (
            <span key={at} className={style.slot} data-next={at === chosen.length || undefined}>
              {sign && <SignPicture sign={sign} />}
            </span>
          );
        })}
        <IconButton
          label="Take back the last picture"
          icon={Delete}
          aria-disabled={chosen.length === 0}
          onClick={() => onChosen(chosen.slice(0, -1))}
        />
        <span aria-live="polite">
          <VisuallyHidden>{chosen.length === 0 ? "No picture yet" : patternWords(chosen)}</VisuallyHidden>
        </span>
      </div>
      <div className={style.pad}>
        {SIGN_NAMES.map((sign) => (
          <button
            key={sign}
            type="button"
            className={style.key}
            aria-label={SIGNS[sign]}
            aria-disabled={isWhole || undefined}
            onClick={() => !isWhole && onChosen([...chosen, sign])}
          >
            <NamedSign sign={sign} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
