import { useEffect, useRef } from "react";

import { adWordIn, type AdWord } from "#shared/rules/ads/request.ts";

import { useKeptFocus } from "./kept-focus.ts";

import style from "./ad-frame.module.css";

interface AdFrameProps {
  /** A page of another origin. */
  readonly address: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly onWord: (word: AdWord) => void;
}

/** Without an origin of its own, a frame's page says this of itself. */
const NO_ORIGIN = "null";

/**
 * A provider's page in a frame that shuts it in: it runs without an origin, may not lead this page anywhere, has no camera,
 * no place and no full screen, isn't told which page it stands on, and is heard only for the words it may say.
 */
export function AdFrame({ address, width, height, onWord }: AdFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useKeptFocus(frame);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source === null || source !== frame.current?.contentWindow || origin !== NO_ORIGIN) return;
      const word = adWordIn(data);
      if (word !== undefined) onWord(word);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [onWord]);
  const source = new URL(address);
  source.searchParams.set("width", String(width));
  source.searchParams.set("height", String(height));
  return (
    <iframe
      ref={frame}
      className={style.frame}
      src={source.href}
      title="Advertisement"
      width={width}
      height={height}
      sandbox="allow-scripts allow-popups"
      allow=""
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
}
