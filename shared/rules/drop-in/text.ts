import { TEXTS } from "../../content/texts/catalog.ts";
import type { TextID } from "../../ids.ts";
import type { Dice } from "../chance.ts";
import { difficultyBand, difficultyOf, type DifficultyBand } from "../difficulty.ts";
import { chooseText } from "../text-choice.ts";

/** A text as hard as the teacher wants, or any, that this lesson hasn't had yet. @param before newest first */
export function textFor(band: DifficultyBand | undefined, before: readonly TextID[], dice: Dice): TextID {
  const fitting = TEXTS.filter(({ body }) => band === undefined || difficultyBand(difficultyOf(body)) === band);
  return chooseText(
    fitting.map(({ textID }) => textID),
    [before],
    dice,
  );
}
