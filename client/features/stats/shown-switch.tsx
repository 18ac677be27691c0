import { useState } from "react";

import { showStats, useStatsSummary } from "../../data/stats/use-stats.ts";
import { Switch } from "../../ui/controls/switch.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";

import style from "./stats.module.css";

/** Whether others may look. @source rules Privacy */
export function ShownSwitch() {
  const { load } = useStatsSummary();
  const [wished, setWished] = useState<boolean>();
  const [trouble, setTrouble] = useState<string>();
  if (load.state !== "ready") return null;
  const isShown = wished ?? load.value.isShown;
  const choose = (next: boolean): void => {
    if (wished !== undefined) return;
    setWished(next);
    setTrouble(undefined);
    showStats(next)
      .catch((problem: unknown) => setTrouble(sentenceOf(problem)))
      .finally(() => setWished(undefined));
  };
  return (
    <div className={style.shown}>
      <Switch
        label="Let others see my stats"
        hint={
          isShown
            ? "Whoever sees your page sees your charts, never the time of day, single races or your keys."
            : "Only you can see them."
        }
        checked={isShown}
        onValue={choose}
      />
      <p role="alert">{trouble ?? ""}</p>
    </div>
  );
}
