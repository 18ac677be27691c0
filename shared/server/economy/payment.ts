import type { UserID } from "../../ids.ts";

/** Cash that comes from a purse (positive) or goes to it (negative), for one reason. */
export interface Payment {
  readonly userID: UserID;
  readonly amount: number;
  /** Unique for all time, such as `race:…`: repeated calls with one reference pay once. */
  readonly reference: string;
  readonly reason: string;
}
