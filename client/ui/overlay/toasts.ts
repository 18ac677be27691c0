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

/** @source core §4 and §9: growls leave after 10 seconds */
export const TOAST_MS = 10_000;

type Said = Parameters<typeof toastManager.add>[0];

/** What was said before there was a region to show it: it is loaded after the page. */
let early: { readonly said: Said; readonly atMs: number }[] = [];
let hasRegion = false;

/** What stays until it is closed is never too old. */
const fresh = () => early.filter(({ said, atMs }) => said.timeout === 0 || atMs > performance.now() - TOAST_MS);

/** The region stands: it shows from now on what is said, and what was said just before. Returns its end. */
export function showToasts(): () => void {
  hasRegion = true;
  for (const { said } of fresh()) toastManager.add(said);
  early = [];
  return () => {
    hasRegion = false;
  };
}

function show(said: Said): void {
  if (hasRegion) toastManager.add(said);
  else early = [...fresh(), { said, atMs: performance.now() }];
}

export function closeToast(id: string): void {
  early = early.filter(({ said }) => said.id !== id);
  toastManager.close(id);
}

/** Shows a toast from anywhere, inside React or not; the same id again updates it. */
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
}: ToastWords): void {
  show({
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
