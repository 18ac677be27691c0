interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/** Runs so many at a time for each key; the others wait in a line for their turn. */
export function newTurns(atOnce: number): <T>(key: string | number, work: () => Promise<T>) => Promise<T> {
  const lanes = new Map<string | number, Lane>();
  return async (key, work) => {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] };
    lanes.set(key, lane);
    if (lane.running < atOnce) lane.running++;
    else await new Promise<void>((resolve) => lane.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = lane.waiting.shift();
      if (next) next();
      else if (--lane.running === 0) lanes.delete(key);
    }
  };
}
