import type { ReactNode } from "react";

import { formatOrdinal } from "../../../ui/format.ts";
import type { BoardLine } from "../../discipline.ts";

interface HeadlineProps {
  readonly line: BoardLine;
  /** Leads from the gate to the speed, where nobody is shown a place: "Through the gate at". */
  readonly gate: string;
  /** Leads from the place to the speed: "at" or "with". */
  readonly link: string;
  /** The speed. */
  readonly children: ReactNode;
}

/** The player's result in a few words. */
export function Headline({ line: { place, standing }, gate, link, children }: HeadlineProps) {
  if (place === null && standing === "finished") {
    return (
      <>
        {gate} {children}!
      </>
    );
  }
  if (place === null) {
    return standing === "disqualified" ? "This race ended early for you" : "Time was up before the gate";
  }
  return (
    <>
      {place === 1 ? "First" : formatOrdinal(place)} place, {link} {children}
      {place === 1 && "!"}
    </>
  );
}
