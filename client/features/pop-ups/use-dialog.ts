import { useMemo, useState } from "react";

import type { PopUpGroup } from "#shared/rules/popups.ts";

import { see } from "../../data/notices/use-pop-ups.ts";
import { usePopUp, useTurnOf } from "../../session/dialogs/pop-ups.ts";

interface DueDialog<T> {
  /** What the dialog shows; while it closes, what it showed. */
  readonly shown: T | undefined;
  readonly open: boolean;
  onClose(this: void): void;
  /** The dialog is gone from the page. */
  onClosed(this: void): void;
}

/**
 * A dialog for what is due, in its turn. What it shows stays as it is until it has closed, whatever becomes due meanwhile;
 * it closes by itself when the player has seen it elsewhere.
 */
export function useDialog<T extends { readonly key: string }>(group: PopUpGroup, due: T | undefined): DueDialog<T> {
  const [shown, setShown] = useState(due);
  const [isThere, setThere] = useState(false);
  if (!isThere && shown !== due) setShown(due);
  const key = shown?.key ?? group;
  const popUp = useMemo(() => ({ key, group }), [key, group]);
  useTurnOf(group, due !== undefined);
  const open = usePopUp(popUp, shown !== undefined && due?.key === key);
  if (open && !isThere) setThere(true);
  return {
    shown,
    open,
    onClose: () => void see([key]).catch(reportError),
    onClosed: () => setThere(false),
  };
}
