import { sentenceOf } from "../../ui/form/sending.ts";
import { toast } from "../../ui/overlay/toasts.ts";

/** Says that a change wasn't saved, and why. */
export function tellTrouble(title: string, problem: unknown): void {
  toast({ id: "garage-trouble", title, text: sentenceOf(problem), tone: "amber", urgent: true });
}
