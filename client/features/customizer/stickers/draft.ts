import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

import type { UserID } from "#shared/ids.ts";
import { decodeLook, encodeLook, PLAIN_LOOK } from "#shared/rules/garage/look.ts";
import type { Stickers } from "#shared/rules/garage/placing.ts";
import { isSamePlacing } from "#shared/rules/garage/stickers.ts";

import { ofThisTab } from "../../../browser/storages.ts";

/** Stickers that somebody is placing, before they are saved. They stay when one looks elsewhere, and over a reload. */
interface Draft {
  readonly userID: UserID | undefined;
  /** As the short text of a look; undefined while nothing differs from what is saved. */
  readonly text: string | undefined;
  readonly past: readonly Stickers[];
  readonly future: readonly Stickers[];
}

const NO_DRAFT: Draft = { userID: undefined, text: undefined, past: [], future: [] };
const MOST_STEPS = 60;

export const useDraftStore = create<Draft>()(
  persist((): Draft => NO_DRAFT, {
    name: "redline-stickers",
    version: 1,
    storage: createJSONStorage(() => ofThisTab),
    partialize: ({ userID, text }) => ({ userID, text }),
    merge: (stored) => readDraft(stored),
  }),
);

/** Parses what is stored; anything unknown is no draft. */
function readDraft(stored: unknown): Draft {
  const { userID, text } = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  return typeof userID === "number" && typeof text === "string"
    ? { ...NO_DRAFT, userID: userID as UserID, text }
    : NO_DRAFT;
}

const textOf = (stickers: Stickers): string => encodeLook({ ...PLAIN_LOOK, stickers });
const stickersIn = (text: string): Stickers => decodeLook(text).stickers;

export interface StickerDraft {
  readonly stickers: Stickers;
  readonly isChanged: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** @param isSameStep goes on with the last step, as a drag does */
  readonly change: (next: Stickers, isSameStep?: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Back to what is saved. */
  readonly drop: () => void;
}

/** @param saved what the car wears */
export function useStickerDraft(userID: UserID, saved: Stickers): StickerDraft {
  const draft = useDraftStore((state) => (state.userID === userID ? state : NO_DRAFT));
  const stickers = draft.text === undefined ? saved : stickersIn(draft.text);
  const show = (next: Stickers, steps: Pick<Draft, "past" | "future">): void => {
    useDraftStore.setState({ userID, text: isSamePlacing(next, saved) ? undefined : textOf(next), ...steps });
  };
  return {
    stickers,
    isChanged: !isSamePlacing(stickers, saved),
    canUndo: draft.past.length > 0,
    canRedo: draft.future.length > 0,
    change(next, isSameStep = false) {
      if (isSamePlacing(next, stickers)) return;
      show(next, { past: isSameStep ? draft.past : [...draft.past.slice(1 - MOST_STEPS), stickers], future: [] });
    },
    undo() {
      const before = draft.past.at(-1);
      if (before) show(before, { past: draft.past.slice(0, -1), future: [stickers, ...draft.future] });
    },
    redo() {
      const [next, ...future] = draft.future;
      if (next) show(next, { past: [...draft.past, stickers], future });
    },
    drop() {
      show(saved, { past: [...draft.past, stickers], future: [] });
    },
  };
}
