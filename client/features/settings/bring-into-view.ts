/** Focuses new content, and scrolls only if its top is out of view. */
export function bringIntoView(place: HTMLElement | null | undefined): void {
  if (!place) return;
  place.focus({ preventScroll: true });
  const { top } = place.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) place.scrollIntoView({ block: "start" });
}
