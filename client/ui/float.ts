const gapPx = 8;
const edgePx = 8;

type Placing = { readonly side: "above" | "below"; readonly align: "start" | "centre" | "end" };

/** Puts a panel that lies in the top layer beside its anchor: on the other side where there is no room, never off the screen. */
export function placeBeside(anchor: Element, panel: HTMLElement, { side, align }: Placing): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const above = at.top - gapPx - height;
  const below = at.bottom + gapPx;
  const fitsAbove = above >= edgePx;
  const fitsBelow = below + height <= innerHeight - edgePx;
  const goesAbove = side === "above" ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const lefts = { start: at.left, centre: at.left + (at.width - width) / 2, end: at.right - width };
  const left = Math.max(edgePx, Math.min(lefts[align], document.documentElement.clientWidth - width - edgePx));
  panel.style.left = `${left}px`;
  panel.style.top = `${Math.max(edgePx, goesAbove ? above : below)}px`;
  panel.dataset["side"] = goesAbove ? "above" : "below";
  panel.style.setProperty("--tip", `${at.left + at.width / 2 - left}px`);
}
