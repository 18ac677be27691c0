import { Crown, ReceiptText, type LucideIcon } from "lucide-react";

import type { ComingPath } from "#shared/content/pages.ts";

/** A part of the product that is not built yet, announced at its address. */
export interface Coming {
  /** One warm sentence: what will live here. */
  readonly text: string;
  readonly icon: LucideIcon;
  /** The car that waits at the sign, and its paint. */
  readonly car: number;
  readonly hueAngle: number;
}

/** What stands at the address of each part that is to come. */
export const COMING: Readonly<Record<ComingPath, Coming>> = {
  "/store/gold": {
    text: "Gold doubles your cash in every race and unlocks the golden rewards of each season.",
    icon: Crown,
    car: 80,
    hueAngle: 45,
  },
  "/store/success": {
    text: "After you buy something, your receipt will be here.",
    icon: ReceiptText,
    car: 80,
    hueAngle: 130,
  },
};
