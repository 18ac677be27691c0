import { lazy, Suspense } from "react";

import { Callout } from "../../feedback/callout.tsx";
import { Spinner } from "../../feedback/spinner.tsx";
import type { BotBox } from "./bot-box.tsx";

const Blocked: typeof BotBox = () => (
  <Callout tone="careful" title="The check didn't load" live>
    A content or ad blocker may be hiding it. Allow this site, then reload the page.
  </Callout>
);

const LazyBox = lazy(async () => {
  const { BotBox } = await import("./bot-box.tsx").catch(() => ({ BotBox: Blocked }));
  return { default: BotBox };
});

/** The bot check's box, whose code is loaded when one is due. */
export const BotQuestion: typeof BotBox = (props) => (
  <Suspense fallback={<Spinner label="Loading the check" spoken />}>
    <LazyBox {...props} />
  </Suspense>
);
