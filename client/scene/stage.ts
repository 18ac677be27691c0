/** Lengths are in stage units: the stage is 420 high whatever the screen; its width follows the shape of the host. */
export const STAGE = { height: 420, leastWidth: 540, horizon: 190, roadTop: 202, roadBottom: 398 } as const;

/** The whole way from the start line to the gate. */
export const TRACK = 21_600;

/** Width of a car's picture in the middle lane. */
export const CAR_LENGTH = 134;
export const OWN_CAR_SCALE = 1.06;

const LANES = [
  { top: 202, height: 36, scale: 0.88 },
  { top: 238, height: 37, scale: 0.94 },
  { top: 275, height: 39, scale: 1 },
  { top: 314, height: 41, scale: 1.06 },
  { top: 355, height: 43, scale: 1.12 },
] as const;
const OWN_LANE = 2;

export interface Lane {
  readonly top: number;
  readonly height: number;
  readonly scale: number;
}

export const LANE_COUNT = LANES.length;

/** The slot of a car without a seat: a ghost that drives half behind this player's car, its name between two rows of names. */
export const GHOST_SLOT = LANES.length;
const GHOST_LANE: Lane = { top: 256.5, height: 38, scale: 0.97 };

export function laneAt(index: number): Lane {
  const lane = index === GHOST_SLOT ? GHOST_LANE : LANES[index];
  if (!lane) throw new RangeError(`There is no lane ${index}`);
  return lane;
}

/** Where the wheels touch the road. */
export const groundOf = (lane: Lane): number => lane.top + lane.height * 0.8;

/** How far things across the road lean: what is nearer lies to the left. */
export const slantAt = (y: number): number => (306 - y) * 0.25;

/** This player's car drives in the middle lane; the racer of that slot gets this player's lane instead. */
export function laneOf(slot: number, ownSlot: number | undefined): number {
  if (slot === GHOST_SLOT) return slot;
  if (ownSlot === undefined || slot === ownSlot) return ownSlot === undefined ? slot : OWN_LANE;
  return slot === OWN_LANE ? ownSlot : slot;
}

export interface View {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Pixels of the page to one stage unit. */
  readonly scale: number;
  readonly width: number;
  /** Sky above the stage when the host is very tall. */
  readonly extraSky: number;
}

export function viewOf(widthPx: number, heightPx: number): View {
  const scale = Math.min(heightPx / STAGE.height, widthPx / STAGE.leastWidth);
  return { widthPx, heightPx, scale, width: widthPx / scale, extraSky: heightPx / scale - STAGE.height };
}

/** A road lower than this has no room for five names: only this player's car has one. */
const LEAST_ROAD_PX = 90;

/** @param scale pixels of the page to a unit */
export const hasRoomForNames = (scale: number): boolean => (STAGE.roadBottom - STAGE.roadTop) * scale >= LEAST_ROAD_PX;

/** On a smaller stage names are so high that a ghost's would cover those beside it. */
const LEAST_GHOST_SCALE = 0.9;

/** @param scale pixels of the page to a unit */
export const hasRoomForGhostName = (scale: number): boolean => scale >= LEAST_GHOST_SCALE;

const SHARPEST = 2;
const MOST_PIXELS = 2_600_000;

/** Pixels of the screen to a pixel of the page: as many as it has, while they are not too many together. */
export function sharpness({ widthPx, heightPx }: View, screenRatio: number): number {
  return Math.min(SHARPEST, screenRatio, Math.max(1, Math.sqrt(MOST_PIXELS / (widthPx * heightPx))));
}
