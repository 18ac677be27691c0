/** The maximum number of presses in a batch. */
export const MAX_BATCH = 120;

/** The name of the binary progress message. */
export const PROGRESS = "progress";

/** One changed lane in a progress message. */
export interface LaneProgress {
  readonly slot: number;
  /** Correct characters, including skipped ones; on the math site right answers. */
  readonly typed: number;
  readonly errors: number;
  /** The number of this racer's presses that the server has: an acknowledgement for the racer's client. */
  readonly received: number;
}

/** The first number of a lane: slot (3 bits), two flags, typed (11 bits). */
export const LANE_BITS = { hasErrors: 0x08, hasReceived: 0x10, typedFrom: 5 } as const;
const SLOT_BITS = 0x07;
const MOST_BYTES = 6;

/**
 * 16-bit integers, little-endian: one per lane; errors only if there are any, received only if it is not typed +
 * errors.
 */
export function encodeProgress(lanes: readonly LaneProgress[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(lanes.length * MOST_BYTES));
  let at = 0;
  const put = (value: number): void => {
    view.setUint16(at, value, true);
    at += 2;
  };
  for (const { slot, typed, errors, received } of lanes) {
    const hasReceived = received !== typed + errors;
    const marks = (errors > 0 ? LANE_BITS.hasErrors : 0) | (hasReceived ? LANE_BITS.hasReceived : 0);
    put((typed << LANE_BITS.typedFrom) | marks | slot);
    if (errors > 0) put(errors);
    if (hasReceived) put(received);
  }
  return new Uint8Array(view.buffer, 0, at);
}

export function decodeProgress(bytes: Uint8Array): LaneProgress[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lanes: LaneProgress[] = [];
  let at = 0;
  const take = (): number => {
    at += 2;
    return view.getUint16(at - 2, true);
  };
  while (at < bytes.byteLength) {
    const first = take();
    const typed = first >> LANE_BITS.typedFrom;
    const errors = first & LANE_BITS.hasErrors ? take() : 0;
    const received = first & LANE_BITS.hasReceived ? take() : typed + errors;
    lanes.push({ slot: first & SLOT_BITS, typed, errors, received });
  }
  return lanes;
}
