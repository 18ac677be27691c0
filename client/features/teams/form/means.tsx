import type { FoundingMeans } from "#shared/rules/teams/founding.ts";

import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";

import style from "./means.module.css";

/** What a team of one's own takes, each with a bar. */
export const Means = ({ means }: { readonly means: readonly FoundingMeans[] }) => (
  <div className={style.means}>
    {means.map(({ name, have, need, words, missing }) => (
      <ProgressBar
        key={name}
        label={name}
        value={have}
        max={need}
        words={words}
        tone={missing === undefined ? "teal" : "hot"}
      />
    ))}
  </div>
);
