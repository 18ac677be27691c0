import { type RefObject, useEffect } from "react";

/** These have keys of their own. */
const BUSY = "input, textarea, select, [role=dialog], [role=tablist], [contenteditable]";
const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/** J and K go through the links of a list from anywhere, arrows within it; Escape goes back to what is open. */
export function useListKeys(list: RefObject<HTMLElement | null>, openID: string | null): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
      if (event.target.closest(BUSY)) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>("a[data-case]") ?? [])];
      const target = targetOf(links, event.key, event.target, openID);
      if (!target) return;
      event.preventDefault();
      target.focus();
      target.scrollIntoView({ block: "nearest" });
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [list, openID]);
}

function targetOf(
  links: readonly HTMLElement[],
  key: string,
  from: Element,
  openID: string | null,
): HTMLElement | undefined {
  const open = links.findIndex((link) => link.dataset.case === openID);
  if (key === "Escape") return links[open];
  const step = STEPS[key];
  const here = links.findIndex((link) => link === from);
  if (step === undefined || (here === -1 && key.startsWith("Arrow"))) return undefined;
  if (here === -1 && open === -1) return links[0];
  return links[Math.min(links.length - 1, Math.max(0, (here === -1 ? open : here) + step))];
}
