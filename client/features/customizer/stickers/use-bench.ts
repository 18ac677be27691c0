import { useState } from "react";

import { lootByID } from "#shared/content/loot/catalog.ts";
import type { LootID } from "#shared/content/loot/loot.ts";
import type { UserID } from "#shared/ids.ts";
import { putOn, type Stickers } from "#shared/rules/garage/placing.ts";

import { doneWith, placeWords, saidOf, type Deed } from "./deeds.ts";
import { useStickerDraft, type StickerDraft } from "./draft.ts";

/** The bench on which stickers are placed. */
export interface Bench extends StickerDraft {
  /** The sticker that keys and buttons are about. */
  readonly selected: LootID | undefined;
  readonly select: (lootID: LootID | undefined) => void;
  readonly work: (deed: Deed, isFar?: boolean) => void;
  readonly add: (lootID: LootID) => void;
  readonly remove: (lootID: LootID) => void;
  /** The last thing that was done, in words. */
  readonly said: string;
  readonly say: (words: string) => void;
  readonly sayPlace: (lootID: LootID, at: { readonly x: number; readonly y: number }) => void;
}

export const nameOf = (lootID: LootID): string => lootByID(lootID)?.name ?? "Sticker";

export function useBench(userID: UserID, saved: Stickers): Bench {
  const draft = useStickerDraft(userID, saved);
  const [chosen, select] = useState<LootID>();
  const [said, say] = useState("");
  const { stickers, change } = draft;
  const selected = (stickers.find(({ lootID }) => lootID === chosen) ?? stickers.at(-1))?.lootID;
  const doWith = (lootID: LootID, deed: Deed, isFar = false): void => {
    const next = doneWith(stickers, lootID, deed, isFar);
    change(next);
    if (deed === "remove") select(next.at(-1)?.lootID);
    say(saidOf(nameOf(lootID), lootID, deed, stickers, next));
  };
  return {
    ...draft,
    selected,
    select,
    said,
    say,
    work(deed, isFar) {
      if (selected !== undefined) doWith(selected, deed, isFar);
    },
    add(lootID) {
      const next = putOn(stickers, lootID);
      change(next);
      select(lootID);
      const sticker = next.at(-1);
      if (sticker) say(`On the car. ${placeWords(nameOf(lootID), sticker)}`);
    },
    remove: (lootID) => doWith(lootID, "remove"),
    sayPlace: (lootID, at) => say(placeWords(nameOf(lootID), at)),
    undo() {
      draft.undo();
      say("Undone.");
    },
    redo() {
      draft.redo();
      say("Done again.");
    },
    drop() {
      draft.drop();
      say("Back to what you wear.");
    },
  };
}
