const GAP_PX = 8;
const EDGE_PX = 8;

interface Placing {
  readonly side: "above" | "below";
  readonly align: "start" | "centre" | "end";
}

/** Puts a panel that lies in the top layer beside its anchor: on the other side where there is no room, never off the screen. */
export function placeBeside(anchor: Element, panel: HTMLElement, { side, align }: Placing): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const above = at.top - GAP_PX - height;
  const below = at.bottom + GAP_PX;
  const fitsAbove = above >= EDGE_PX;
  const fitsBelow = below + height <= innerHeight - EDGE_PX;
  const goesAbove = side === "above" ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const lefts = { start: at.left, centre: at.left + (at.width - width) / 2, end: at.right - width };
  const left = Math.max(EDGE_PX, Math.min(lefts[align], document.documentElement.clientWidth - width - EDGE_PX));
  panel.style.left = `${left}px`;
  panel.style.top = `${Math.max(EDGE_PX, goesAbove ? above : below)}px`;
  panel.dataset["side"] = goesAbove ? "above" : "below";
  panel.style.setProperty("--tip", `${at.left + at.width / 2 - left}px`);
}
