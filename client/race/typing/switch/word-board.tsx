import { useMemo, useState } from "react";

import { SwitchBoard } from "../../screen/switch/switch-board.tsx";
import type { TypingDiscipline } from "../typing-discipline.ts";
import { useTyping } from "../typing-store.ts";
import { wordChoices } from "./word-choices.ts";

/** The next word among others, for a racer with one switch. The right one is typed whole, and a wrong one is one mistake. */
export function WordBoard({ typing }: { readonly typing: TypingDiscipline }) {
  const text = useTyping((view) => view.text);
  const [{ typed, picks }, setPicked] = useState({ typed: typing.done, picks: 0 });
  const groups = useMemo(() => [wordChoices(text, typed)], [text, typed]);
  if (groups[0]?.length === 0) return null;
  return (
    <SwitchBoard
      key={picks}
      label="Pick the next word"
      look="words"
      groups={groups}
      onPick={({ types }, atMs) => {
        // A nitro or the page before may have gone on meanwhile: then these are words of before.
        if (typing.done === typed) for (const character of types) typing.press(character, atMs);
        setPicked({ typed: typing.done, picks: picks + 1 });
      }}
    />
  );
}
