import type { Share } from "./crew.ts";
import type { FiguresTold } from "./figures.ts";

/** What a driver is told to do. */
export type Order =
  | { readonly order: "join"; readonly share: Share }
  | { readonly order: "take"; readonly from: number; readonly tickets: readonly string[] }
  | { readonly order: "measure"; readonly isOn: boolean }
  | { readonly order: "tell" }
  | { readonly order: "leave" };

/** What a driver answers, and asks for. */
export type Report =
  | { readonly report: "tickets"; readonly from: number; readonly count: number }
  | { readonly report: "joined" }
  | { readonly report: "told"; readonly figures: FiguresTold; readonly cpuMs: number }
  | { readonly report: "left" };
