import type { TextID } from "../../ids.ts";
import { TEXTS } from "./catalog.ts";
import { FORMER_TEXTS } from "./former.ts";
import type { RaceText } from "./race-text.ts";

const BY_ID: ReadonlyMap<TextID, RaceText> = new Map([...FORMER_TEXTS, ...TEXTS].map((each) => [each.textID, each]));

/** The text that a race was about, also one that has been corrected since. */
export const textByID = (textID: TextID): RaceText | undefined => BY_ID.get(textID);
