/** Presses a batch may carry at most. */
export const MAX_BATCH = 120;

/** The name of the binary progress message. */
export const PROGRESS = "progress";

/** One changed lane in a progress message. */
export interface LaneProgress {
  readonly slot: number;
  readonly typed: number;
  readonly errors: number;
  /** Presses of this racer that the server has: the acknowledgement, for its own client. */
  readonly received: number;
}

export const LANE_BYTES = 7;

/** Seven bytes a lane: slot (uint8), typed, errors, received (uint16, little-endian each). */
export function encodeProgress(lanes: readonly LaneProgress[]): Uint8Array {
  const bytes = new Uint8Array(lanes.length * LANE_BYTES);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const lane of lanes) {
    view.setUint8(at, lane.slot);
    view.setUint16(at + 1, lane.typed, true);
    view.setUint16(at + 3, lane.errors, true);
    view.setUint16(at + 5, lane.received, true);
    at += LANE_BYTES;
  }
  return bytes;
}

export function decodeProgress(bytes: Uint8Array): LaneProgress[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lanes: LaneProgress[] = [];
  for (let at = 0; at + LANE_BYTES <= bytes.byteLength; at += LANE_BYTES) {
    lanes.push({
      slot: view.getUint8(at),
      typed: view.getUint16(at + 1, true),
      errors: view.getUint16(at + 3, true),
      received: view.getUint16(at + 5, true),
    });
  }
  return lanes;
}
