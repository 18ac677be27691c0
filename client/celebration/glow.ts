import style from "./glow.module.css";

const GLOW_MS = 2_400;

/** The reduced-motion form of every celebration: a still rim of light around the page, for a moment. */
export function glow(signal: AbortSignal): void {
  if (signal.aborted) return;
  const rim = document.createElement("div");
  rim.className = style.rim ?? "";
  rim.ariaHidden = "true";
  document.body.append(rim);
  const close = (): void => {
    clearTimeout(timer);
    rim.remove();
    signal.removeEventListener("abort", close);
  };
  const timer = window.setTimeout(close, GLOW_MS);
  signal.addEventListener("abort", close);
}
