import { Crew } from "./crew.ts";
import type { Order, Report } from "./driver-messages.ts";

/** A process that drives a share of the racers. */
let crew: Crew | undefined;
let cpuBefore = process.cpuUsage();
/** Who waits for tickets, by the first racer that they are for. */
const waiting = new Map<number, (tickets: readonly string[]) => void>();

const say = (report: Report): void => void process.send?.(report);

process.on("disconnect", () => process.exit(0));
process.on("message", (said: Order) => {
  switch (said.order) {
    case "join":
      crew = new Crew(said.share, (from, count) => {
        const taken = new Promise<readonly string[]>((resolve) => waiting.set(from, resolve));
        say({ report: "tickets", from, count });
        return taken;
      });
      void crew.join().then(() => say({ report: "joined" }));
      break;
    case "take":
      waiting.get(said.from)?.(said.tickets);
      waiting.delete(said.from);
      break;
    case "measure":
      if (crew) crew.figures.isMeasuring = said.isOn;
      if (said.isOn) cpuBefore = process.cpuUsage();
      break;
    case "tell": {
      const { user, system } = process.cpuUsage(cpuBefore);
      if (crew) say({ report: "told", figures: crew.figures.tell(), cpuMs: (user + system) / 1_000 });
      break;
    }
    case "leave":
      void crew?.leave().then(() => say({ report: "left" }));
  }
});
