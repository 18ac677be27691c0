import { useEffect, useState } from "react";

import type { LootID } from "#shared/content/loot/loot.ts";
import { decodeLook } from "#shared/rules/garage/look.ts";

import { loadTitle } from "../../art/titles.ts";

interface RacerTitleProps {
  /** The racer's look, as it travels. */
  readonly look: string;
  readonly className?: string | undefined;
}

/** The title that a racer wears, in words; nothing for whoever has only the one that everybody begins with. */
export function RacerTitle({ look, className }: RacerTitleProps) {
  const { title } = decodeLook(look);
  return title === null ? null : <Words key={title} title={title} className={className} />;
}

/** The line is there before its words, so that nothing moves. */
function Words({ title, className }: { readonly title: LootID; readonly className?: string | undefined }) {
  const [words, setWords] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    loadTitle(title).then(
      (loaded) => isWanted && setWords(loaded),
      (error: unknown) => console.warn("No title:", error),
    );
    return () => void (isWanted = false);
  }, [title]);
  return <span className={className}>{words ?? "\u00a0"}</span>;
}
