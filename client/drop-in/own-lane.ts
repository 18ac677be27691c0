import type { DropInTask } from "#shared/contracts/realtime/drop-in.ts";

/** This racer's way through one race: judged here at once for display, and by the server for the result. */
export interface OwnLane {
  /** The task came again: after a pause, or with a new line. */
  goOn(task: DropInTask): void;
  acknowledge(received: number): void;
  /** What is to be sent. */
  nextBatch(): readonly [type: "keys" | "answers", message: object] | undefined;
}
