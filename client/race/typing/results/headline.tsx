import type { ResultLine } from "#shared/contracts/race.ts";

import { CountUp } from "../../../ui/count-up.tsx";
import { formatOrdinal } from "../../../ui/format.ts";

const speedText = (wpm: number): string => wpm.toFixed(0);

/** The own result in a few words. */
export function Headline({ place, wpm, standing }: ResultLine) {
  if (place === null && standing === "finished") {
    return (
      <>
        Through the gate at <CountUp to={wpm} format={speedText} /> WPM!
      </>
    );
  }
  if (place === null) {
    return standing === "disqualified" ? "This race ended early for you" : "Time was up before the gate";
  }
  return (
    <>
      {place === 1 ? "First" : formatOrdinal(place)} place, at <CountUp to={wpm} format={speedText} /> WPM
      {place === 1 && "!"}
    </>
  );
}
