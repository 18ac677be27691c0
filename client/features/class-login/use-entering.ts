import { useState } from "react";

import { sentenceOf } from "../../ui/form/sending.ts";

interface Entering {
  readonly isBusy: boolean;
  readonly trouble: string | undefined;
  readonly run: (doing: Promise<void>) => void;
}

/** A way in by one press: it is busy until it is done, or says why not. */
export function useEntering(): Entering {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  return {
    isBusy,
    trouble,
    run(doing) {
      setBusy(true);
      setTrouble(undefined);
      doing.catch((problem: unknown) => {
        setBusy(false);
        setTrouble(sentenceOf(problem));
      });
    },
  };
}
