import { CountUp } from "../../../../ui/data/count-up.tsx";
import type { StepName } from "../steps.ts";
import type { Counting } from "../use-counting.ts";

interface CountedProps {
  readonly name: StepName;
  readonly counting: Counting;
  readonly to: number;
  readonly format: (value: number) => string;
}

/** A number that counts while its step lasts. */
export function Counted({ name, counting, to, format }: CountedProps) {
  if (counting.phaseOf(name) !== "counting") return <>{format(to)}</>;
  return <CountUp to={to} format={format} lengthMs={counting.lengthOf(name)} />;
}
