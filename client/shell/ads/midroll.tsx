import { useCallback, useState } from "react";

import { isMidrollDue, MIDROLL } from "#shared/rules/ads/midroll.ts";
import { LONGEST_MS } from "#shared/rules/ads/request.ts";

import { ProviderAd } from "../../ads/provider-ad.tsx";
import { Modal } from "../../ui/overlay/modal.tsx";

/** Races at the last film of this visit, or when the garage was first seen. */
let racesThen: number | undefined;

/** Asked once as the garage opens. */
function takeDue(races: number): boolean {
  racesThen ??= races;
  if (!isMidrollDue(races, racesThen, window.innerWidth)) return false;
  racesThen = races;
  return true;
}

interface MidrollProps {
  readonly frames: readonly string[];
  /** Races of the racer so far. */
  readonly races: number;
}

/** A film of a provider when one comes home from some races: Escape or Close end it at once, and so do its end and any failure. @source teams-shop-seasons §4 Ads */
export function Midroll({ frames, races }: MidrollProps) {
  const [isOpen, setOpen] = useState(() => takeDue(races));
  const close = useCallback(() => setOpen(false), []);
  return (
    <Modal open={isOpen} onClose={close} title="Advertisement" tone="plain" size="large">
      <ProviderAd frames={frames} width={MIDROLL.width} height={MIDROLL.height} longestMs={LONGEST_MS} onOver={close} />
    </Modal>
  );
}
