import type { CSSProperties } from "react";

import { TEAM_COLORS } from "#shared/content/team-looks.ts";

import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";

import style from "./team-form.module.css";

interface ColorChoiceProps {
  readonly value: string;
  readonly onValue: (color: string) => void;
}

/** The colour of a tag. */
export const ColorChoice = ({ value, onValue }: ColorChoiceProps) => (
  <fieldset className={style.colors}>
    <legend className={style.legend}>Tag colour: {TEAM_COLORS[value]}</legend>
    {Object.entries(TEAM_COLORS).map(([color, word]) => (
      <label key={color} className={style.color} style={{ "--swatch": `#${color}` } as CSSProperties} title={word}>
        <input
          type="radio"
          className={style.colorMark}
          name="tagColor"
          value={color}
          checked={color === value}
          onChange={() => onValue(color)}
        />
        <VisuallyHidden>{word}</VisuallyHidden>
      </label>
    ))}
  </fieldset>
);
