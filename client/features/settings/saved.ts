import { toast } from "../../ui/overlay/toasts.ts";

/** Shows that a change is saved. The newest message replaces the previous one. */
export const saySaved = (title: string, text?: string): void =>
  toast({ id: "settings-saved", title, text, tone: "teal", timeoutMs: 5_000 });
