/** Degrees from straight up, clockwise. */
export type Degrees = number;

export const dialStart: Degrees = -120;
export const dialEnd: Degrees = 120;

export const dialAngle = (value: number, max: number): Degrees =>
  dialStart + (dialEnd - dialStart) * Math.min(1, Math.max(0, value / max));

export function dialPoint(angle: Degrees, radius: number, centre: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${(centre + radius * Math.sin(turn)).toFixed(2)} ${(centre - radius * Math.cos(turn)).toFixed(2)}`;
}

export function dialArc(from: Degrees, to: Degrees, radius: number, centre: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${dialPoint(from, radius, centre)}A${radius} ${radius} 0 ${large} 1 ${dialPoint(to, radius, centre)}`;
}
