import type { ReactNode } from "react";

import { formatOrdinal } from "#shared/format/figures.ts";

import type { BoardLine } from "../../discipline.ts";

interface HeadlineProps {
  readonly line: BoardLine;
  /** The words before the speed when no places are shown: "Through the gate at". */
  readonly gate: string;
  /** The word between place and speed: "at" or "with". */
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
    return standing === "disqualified" ? "This race ended early for you" : "Time ran out before the finish";
  }
  return (
    <>
      {place === 1 ? "First" : formatOrdinal(place)} place, {link} {children}
      {place === 1 && "!"}
    </>
  );
}
