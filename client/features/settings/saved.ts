import { toast } from "../../ui/toasts.ts";

/** Says that a change is kept. The newest word replaces the one before. */
export const saySaved = (title: string, text?: string): void =>
  void toast({ id: "settings-saved", title, text, tone: "teal", timeoutMs: 5_000 });
