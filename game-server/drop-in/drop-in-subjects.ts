import type { BeginDropInRace } from "#shared/contracts/realtime/drop-in.ts";
import type { TextID } from "#shared/ids.ts";
import type { Dice } from "#shared/rules/chance.ts";
import { textFor } from "#shared/rules/drop-in/text.ts";

import type { DropInSubject } from "./drop-in-race.ts";

/** What the races of one lesson are about: on the typing site no text twice before all had their turn. */
export class DropInSubjects {
  readonly #isMath: boolean;
  readonly #dice: Dice;
  #texts: readonly TextID[] = [];

  constructor(isMath: boolean, dice: Dice) {
    this.#isMath = isMath;
    this.#dice = dice;
  }

  /** @returns undefined when a math type is missing */
  next({ difficulty, lessonID }: BeginDropInRace): DropInSubject | undefined {
    if (this.#isMath) return lessonID && { lessonID };
    const textID = textFor(difficulty, this.#texts, this.#dice);
    this.#texts = [textID, ...this.#texts];
    return { textID };
  }
}
