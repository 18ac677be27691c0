import { useEffect, useEffectEvent, useRef } from "react";

import { challengeOf } from "./challenge.ts";
import { botNews, botWidget } from "./widget.ts";

import style from "./bot-box.module.css";

interface BotBoxProps {
  /** How heavy a puzzle the server wants. */
  readonly weight?: number;
  /** The answer to send, good once; nothing once it is no longer good. */
  readonly onAnswer: (token: string | undefined) => void;
}

/** The bot check's box. Mount it anew for another try: an answer is spent by being sent. */
export function BotBox({ weight, onAnswer }: BotBoxProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    const widget = botWidget(challengeOf(weight));
    const onState = (event: Event): void => {
      const { state, payload } = botNews(event);
      tell(state === "verified" && payload !== null ? payload : undefined);
    };
    widget.addEventListener("statechange", onState);
    place.current?.append(widget);
    return () => {
      widget.removeEventListener("statechange", onState);
      widget.remove();
    };
  }, [weight]);
  return <div ref={place} className={style.box} data-bot-box="" />;
}
