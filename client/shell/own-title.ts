import { useEffect } from "react";

/** The title of a page that depends on its address. */
export function useOwnTitle(title: string): void {
  useEffect(() => {
    // The frame has set the title of the page's entry by then.
    queueMicrotask(() => (document.title = `${title} · Redline`));
  }, [title]);
}
