import { Flame } from "lucide-react";

import { NITRO_KEY } from "#shared/rules/race/nitro.ts";

import { Kbd } from "../../ui/controls/kbd.tsx";
import type { TypingDiscipline } from "./typing-discipline.ts";
import { useTyping } from "./typing-store.ts";

import style from "./nitro-button.module.css";

interface NitroButtonProps {
  readonly typing: TypingDiscipline;
}

/** The nitro of this race: Enter, or a tap. A place of its own is kept for it, so nothing moves when it is used. */
export function NitroButton({ typing }: NitroButtonProps) {
  const hasNitro = useTyping((view) => view.hasNitro);
  return (
    <button
      type="button"
      className={style.nitro}
      data-nitro
      disabled={!hasNitro}
      tabIndex={-1}
      aria-label={hasNitro ? "Nitro: Enter completes the word" : "No nitro left"}
      onPointerDown={(event) => {
        event.preventDefault();
        typing.press(NITRO_KEY, event.timeStamp);
      }}
    >
      <Flame aria-hidden className={style.flame} />
      <span aria-hidden className={style.name}>
        Nitro
      </span>{" "}
      <span aria-hidden className={style.key}>
        <Kbd>Enter</Kbd>
      </span>
    </button>
  );
}
