import { Flame } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { Kbd } from "../../ui/controls/kbd.tsx";
import { NITRO_AGAIN_MS } from "../motion.ts";

import style from "./nitro-button.module.css";

/** Enter is free on the page itself, on its heading and on the items of the shelf. */
const isFree = ({ target }: KeyboardEvent): boolean =>
  target === document.body ||
  target instanceof HTMLHeadingElement ||
  (target instanceof HTMLInputElement && target.type === "radio");

/** Fires the nitro on the stage, by press or by Enter; its picture can start again four seconds later. */
export function NitroButton({ onFire }: { readonly onFire: () => void }) {
  const [isBurning, setBurning] = useState(false);
  const timer = useRef(0);
  const fire = useCallback(() => {
    if (timer.current !== 0) return;
    onFire();
    setBurning(true);
    timer.current = window.setTimeout(() => {
      timer.current = 0;
      setBurning(false);
    }, NITRO_AGAIN_MS);
  }, [onFire]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || event.repeat || event.defaultPrevented || !isFree(event)) return;
      event.preventDefault();
      fire();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [fire]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div className={style.nitro} data-burning={isBurning || undefined}>
      <Button kind="primary" size="small" icon={<Flame aria-hidden />} spent={isBurning} onClick={fire}>
        {isBurning ? "Cooling down" : "Fire nitro"}
      </Button>
      <span className={style.key} aria-hidden>
        or <Kbd>Enter</Kbd>
      </span>
    </div>
  );
}
