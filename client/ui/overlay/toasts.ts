import { Toast } from "@base-ui/react/toast";
import type { ReactNode } from "react";

import type { Tone } from "../data/badge.tsx";

export interface ToastLook {
  readonly tone?: Tone;
  /** At the left: a car, an icon. */
  readonly art?: ReactNode;
  /** Under the words: buttons and links. */
  readonly actions?: ReactNode;
  /** Under the cross that closes it. */
  readonly corner?: ReactNode;
}

type ToastWords = ToastLook & {
  readonly id?: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** Interrupts a screen reader: only for what cannot wait. */
  readonly urgent?: boolean;
  /** 0 stays until it is closed. */
  readonly timeoutMs?: number;
  readonly action?: { readonly label: string; readonly onChoose: () => void };
  readonly onClose?: () => void;
};

export const toastManager = Toast.createToastManager<ToastLook>();

/** Shows a toast from anywhere, inside React or not; the same id again updates it. Returns the id. */
export function toast({
  id,
  title,
  text,
  urgent,
  timeoutMs,
  action,
  onClose,
  tone,
  art,
  actions,
  corner,
}: ToastWords): string {
  return toastManager.add({
    id,
    title,
    description: text,
    priority: urgent ? "high" : "low",
    timeout: timeoutMs,
    actionProps: action && { children: action.label, onClick: action.onChoose },
    onClose,
    data: { tone, art, actions, corner },
  });
}
