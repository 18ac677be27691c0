import { useLayoutEffect, type ReactNode } from "react";

import { keepFocus } from "../../ui/keep-focus.ts";

/** Focus that is in here stays near as all of this goes at once. */
export function StaysNear({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(
    () => () => {
      if (document.activeElement !== document.body) keepFocus()();
    },
    [],
  );
  return children;
}
