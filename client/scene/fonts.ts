/** The families in which the page writes, with the player's own choice. */
export function fontsOf(host: HTMLElement): string {
  const chosen = getComputedStyle(host).getPropertyValue("--font-text").trim();
  return chosen === "" ? "sans-serif" : chosen;
}
