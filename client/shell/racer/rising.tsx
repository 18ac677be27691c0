import { useState } from "react";

import { CountUp } from "../../ui/data/count-up.tsx";

interface RisingProps {
  readonly value: number;
  readonly format: (value: number) => string;
}

/** A number that counts to its new value when it changes. */
export function Rising({ value, format }: RisingProps) {
  const [shown, setShown] = useState({ from: value, to: value });
  if (shown.to !== value) setShown({ from: shown.to, to: value });
  const { from, to } = shown;
  return from === to ? format(to) : <CountUp key={to} from={from} to={to} format={format} />;
}
