import type { TextID } from "../../ids.ts";

/** A text to race on: printable ASCII, 180 to 320 characters. */
export interface RaceText {
  readonly textID: TextID;
  readonly title: string;
  readonly body: string;
}

export const text = (id: number, title: string, body: string): RaceText => ({ textID: id as TextID, title, body });
