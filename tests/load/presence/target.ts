import type { Usage } from "../usage.ts";
import type { Ways } from "./crowd-messages.ts";
import type { Flood } from "./flood.ts";

/** The product under load, in one process or several. */
export interface Target {
  readonly databaseUrl: string;
  /** Where calls go. */
  readonly apiUrl: string;
  readonly ways: Ways;
  /** What the processes that hold lines have used together. @param isSettled after the garbage is collected, if that can be asked for */
  usage(isSettled?: boolean): Promise<Usage>;
  /** @returns how many deliveries the flood is */
  flood(plan: Flood): Promise<number>;
  /** Starts a profile of the nodes, or ends it and writes it down under the name of a stage. */
  profile(stage?: string): Promise<void>;
  close(): Promise<void>;
}
