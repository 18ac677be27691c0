import { z } from "zod";

const Event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds. */
  ts: z.number(),
  dur: z.number().optional(),
  args: z.object({ data: z.object({ type: z.string().optional() }).optional() }).optional(),
});
const Trace = z.object({ traceEvents: z.array(z.unknown()) });

/** What a trace must hold for `keyWorkOf`. */
export const KEY_CATEGORIES = ["devtools.timeline", "cc"];

const DISPATCH = "EventDispatch";
const FRAME = "ProxyMain::BeginMainFrame";

/**
 * What a page did for each key press, in milliseconds: the handling of the event, and the whole of the frame that shows
 * it, from its callbacks to its handing over to the compositor; not the wait for that frame. The browser's own trace says
 * it: a page cannot see where its frame ends, because after a key every task of its own is held back for one.
 */
export function keyWorkOf(trace: Buffer): number[] {
  const spans = Trace.parse(JSON.parse(trace.toString()))
    .traceEvents.map((one) => Event.safeParse(one).data)
    .filter((one) => one?.ph === "X" && (one.name === DISPATCH || one.name === FRAME))
    .filter((one) => one !== undefined)
    .toSorted((a, b) => a.ts - b.ts);
  const presses = spans.filter(({ name, args }) => name === DISPATCH && args?.data?.type === "keydown");
  return presses.flatMap((press) => {
    const ofPage = spans.filter(({ name, pid, tid }) => name === FRAME && pid === press.pid && tid === press.tid);
    const frame = ofPage.find(({ ts, dur = 0 }) => ts + dur > press.ts);
    if (!frame) return [];
    const { dur: handledMicros = 0 } = press;
    const isInside = frame.ts < press.ts;
    return [((isInside ? 0 : handledMicros) + (frame.dur ?? 0)) / 1_000];
  });
}
