import confetti from "canvas-confetti";

import { contextOf } from "../browser/drawing.ts";
import { type Burst, endOf, FRAME_MS } from "./burst.ts";

import style from "./show.module.css";

/** Draws bursts on a temporary canvas over the page, which takes no input and is hidden from screen readers. */
export function show(bursts: readonly Burst[], signal: AbortSignal): void {
  const canvas = document.createElement("canvas");
  if (signal.aborted || !contextOf(canvas, "2d")) return;
  canvas.className = style.sky ?? "";
  canvas.ariaHidden = "true";
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  document.body.append(canvas);
  const timers = bursts.map((burst) => window.setTimeout(() => void fire(optionsOf(burst)), burst.atMs));
  const close = (): void => {
    for (const timer of timers) clearTimeout(timer);
    fire.reset();
    canvas.remove();
    signal.removeEventListener("abort", close);
  };
  // Frames may be late on a slow machine; pieces still in the air by then are nearly transparent.
  timers.push(window.setTimeout(close, endOf(bursts) + 500));
  signal.addEventListener("abort", close);
}

const optionsOf = (burst: Burst): confetti.Options => ({
  origin: burst.from,
  particleCount: burst.pieces,
  angle: burst.angleDegrees,
  spread: burst.spreadDegrees,
  startVelocity: burst.speed,
  ticks: Math.round(burst.lifeMs / FRAME_MS),
  gravity: burst.weight,
  scalar: burst.size,
  shapes: [...burst.shapes],
  colors: [...burst.colours],
});
