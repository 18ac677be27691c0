import { formatSpeed, formatWholeSpeed } from "#shared/format/figures.ts";

import { Badge } from "../../../ui/data/badge.tsx";
import type { FastestWord } from "./fastest-word.ts";
import type { Highlight } from "./own-best.ts";

interface GoodThingProps {
  readonly highlight: Highlight | undefined;
  readonly fastest: FastestWord | undefined;
}

/** One true compliment, whatever the place. */
export function GoodThing({ highlight, fastest }: GoodThingProps) {
  if (highlight?.kind === "race") {
    return (
      <>
        <Badge tone="amber">New best</Badge> Faster than ever, by <b>{formatSpeed(highlight.gainedWpm)} WPM</b>
      </>
    );
  }
  return (
    fastest && (
      <>
        {highlight && <Badge tone="amber">New best</Badge>} Your fastest word{highlight && " yet"}:{" "}
        <b>{fastest.word}</b>, {formatWholeSpeed(fastest.wpm)} WPM
      </>
    )
  );
}
