/** Moves the focus to what is new on the page, and the page only where its top cannot be seen. */
export function bringIntoView(place: HTMLElement | null): void {
  if (!place) return;
  place.focus({ preventScroll: true });
  const { top } = place.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) place.scrollIntoView({ block: "start" });
}
