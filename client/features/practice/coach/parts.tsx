import type { CoachPlan } from "#shared/contracts/race/coach.ts";

import { AsIs } from "../../../ui/data/as-is.tsx";
import { KeyPair } from "../../../ui/data/key-pair.tsx";
import { whyWords } from "./coach-words.ts";
import type { CoachedPart } from "./plan-now.ts";

import style from "./parts.module.css";

interface PartProps {
  readonly site: CoachPlan["site"];
  readonly part: string;
}

/** A pair of keys, or a fact. */
export const Part = ({ site, part }: PartProps) =>
  site === "type" ? (
    <KeyPair of={part} />
  ) : (
    <span className={style.fact}>
      <AsIs>{part}</AsIs>
    </span>
  );

interface AimsProps {
  readonly site: CoachPlan["site"];
  readonly aims: readonly CoachedPart[];
}

/** What is practised now, and why. */
export const Aims = ({ site, aims }: AimsProps) => (
  <ul className={style.aims}>
    {aims.map((aim) => (
      <li key={aim.part} className={style.aim}>
        <span className={style.big}>
          <Part site={site} part={aim.part} />
        </span>
        <span className={style.why}>{site === "math" && !aim.card ? "new" : whyWords(aim)}</span>
      </li>
    ))}
  </ul>
);

/** One half, by name. */
export const Half = ({ site, parts }: PartsProps) => (
  <ul className={style.half}>
    {parts.map(({ part }) => (
      <li key={part}>
        <Part site={site} part={part} />
      </li>
    ))}
  </ul>
);

interface PartsProps {
  readonly site: CoachPlan["site"];
  readonly parts: readonly { readonly part: string }[];
}
