import { KeyRound, Sparkles } from "lucide-react";

import type { Loot } from "#shared/content/loot/loot.ts";
import type { Self } from "#shared/contracts/self.ts";
import { PLAIN_LOOK } from "#shared/rules/garage/look.ts";

import { raceLink, useSite } from "../../../net/site.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { GiveBack, type Purchase } from "../buying/give-back.tsx";
import type { Thing } from "../thing.ts";
import { fitting } from "./try-on.ts";
import { usePuttingOn } from "./use-putting-on.ts";

import style from "./yours.module.css";

interface YoursProps {
  readonly thing: Thing;
  readonly user: Self;
  /** What the player wears. */
  readonly look: string;
  /** With it the thing was bought, as long as it can be given back. */
  readonly purchase: Purchase | undefined;
}

/** What one does with a thing that one owns: put it on and race, or give it back while it is unused. */
export function Yours({ thing, user, look, purchase }: YoursProps) {
  const { isOn, isBusy, isFull, trouble, putOn } = usePuttingOn(thing, user, look);
  const site = useSite((answer) => answer.site);
  const race = raceLink(site);
  const words = wordsFor(thing);
  const Icon = thing.car && thing.loot.length === 0 ? KeyRound : Sparkles;
  return (
    <div className={style.yours}>
      <div className={style.deeds}>
        {isOn ? (
          <LinkButton kind="primary" to={race.to}>
            {race.label}
          </LinkButton>
        ) : (
          <Button
            kind="primary"
            icon={<Icon aria-hidden />}
            busy={isBusy}
            busyLabel="Putting it on"
            spent={isFull}
            onClick={() => void putOn()}
          >
            {words.deed}
          </Button>
        )}
        {isFull && !isOn && (
          <LinkButton to="/garage/customizer/stickers" size="small">
            Make room
          </LinkButton>
        )}
      </div>
      <p className={style.note} aria-live="polite">
        {isOn ? words.done : isFull ? "Five stickers is the most, and your car has five." : words.note(purchase)}
      </p>
      {trouble !== undefined && (
        <Callout live tone="careful" title="It's not on yet">
          {trouble}
        </Callout>
      )}
      {purchase && !isOn && <GiveBack purchase={purchase} />}
    </div>
  );
}

/** Of two titles one is shown. */
const hasSpares = (loot: readonly Loot[]): boolean => fitting(loot, PLAIN_LOOK).length < loot.length;

interface Words {
  readonly deed: string;
  readonly done: string;
  readonly note: (purchase: Purchase | undefined) => string;
}

const keeps = (purchase: Purchase | undefined, use: string): string =>
  purchase ? `Once you ${use}, it's yours to keep.` : "It waits in your garage.";

function wordsFor({ car, loot }: Thing): Words {
  if (!car) {
    return { deed: "Put it on", done: "It's on. Looking good!", note: (purchase) => keeps(purchase, "put it on") };
  }
  return loot.length === 0
    ? { deed: "Drive it", done: "You're at the wheel. Enjoy!", note: (purchase) => keeps(purchase, "drive it") }
    : {
        deed: "Put it all on",
        done: hasSpares(loot) ? "All that fits at once is on. Looking good!" : "All of it is on. Looking good!",
        note: (purchase) => keeps(purchase, "put it on"),
      };
}
