import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";

import type { OwnAd } from "#shared/rules/ads/own-ads.ts";
import { isNarrow, type AdSize } from "#shared/rules/ads/places.ts";
import type { AdEnd } from "#shared/rules/ads/request.ts";

import { isStill } from "../ui/still.ts";
import { useIsNear } from "../ui/use-is-near.ts";
import { OwnPicture } from "./own/own-picture.tsx";
import { ProviderAd } from "./provider-ad.tsx";
import { useTurn } from "./use-turn.ts";

import style from "./ad-slot.module.css";

interface AdSlotProps {
  readonly size: AdSize;
  /** Pages of providers in the order of their turns; none: our own pictures. */
  readonly frames: readonly string[];
  /** Our own pictures in the order of their turns; they also stand in for an ad that failed. */
  readonly pictures: readonly OwnAd[];
  /** Another one comes after so many milliseconds; undefined: never. */
  readonly everyMs: number | undefined;
  /** The button that reports what is shown… */
  readonly report: ReactNode;
  /** …and what that is. */
  readonly onShow: (name: string) => void;
}

/** One place for ads, of one size from its first moment: what comes into it, goes or fails moves nothing. */
export function AdSlot({ size, frames, pictures, everyMs, report, onShow }: AdSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const { ref: room, isNear } = useIsNear<HTMLDivElement>();
  const isProvided = frames.length > 0;
  const turn = useTurn(isProvided || !isStill() ? everyMs : undefined, slot);
  const [failedIn, setFailedIn] = useState<number>();
  const [asked, setAsked] = useState<string>();
  const end = useCallback((why: AdEnd) => why !== "played" && setFailedIn(turn), [turn]);
  const picture = pictures[turn % pictures.length];
  const { place, width, height } = size;
  const isFrame = isProvided && failedIn !== turn;
  const first = turn % Math.max(1, frames.length);
  const name = isFrame ? `ad of ${hostOf(asked)}` : `own picture of ${picture?.subject}`;
  useEffect(() => onShow(name), [name, onShow]);
  return (
    <div ref={slot} className={style.slot} style={{ width }}>
      <div ref={room} className={style.room} style={{ height }} data-ad={isFrame ? "provider" : "own"}>
        {isFrame
          ? isNear && (
              <ProviderAd
                key={turn}
                frames={[...frames.slice(first), ...frames.slice(0, first)]}
                width={width}
                height={height}
                onAsk={setAsked}
                onOver={end}
              />
            )
          : picture && <OwnPicture key={picture.subject} ad={picture} place={place} isNarrow={isNarrow(size)} />}
      </div>
      <div className={style.bar}>
        <span className={style.label}>Advertisement</span>
        {report}
      </div>
    </div>
  );
}

const hostOf = (address: string | undefined): string => URL.parse(address ?? "")?.host ?? "";
