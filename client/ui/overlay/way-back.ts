import { useLayoutEffect } from "react";

import { keepFocus } from "../keep-focus.ts";

/** When a dialog closes, focus goes back to what had it before, or to what stands in for that where it is gone by now. */
export function useWayBack(open: boolean): void {
  useLayoutEffect(() => (open ? keepFocus() : undefined), [open]);
}
