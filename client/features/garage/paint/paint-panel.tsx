import { Undo2, X } from "lucide-react";
import { useEffect, useRef } from "react";

import type { Hex } from "#shared/content/cars/colour.ts";
import { turned } from "#shared/content/cars/colour.ts";
import { paintName } from "#shared/rules/garage/paint.ts";

import { Button } from "../../../ui/controls/button.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { useEscape } from "../use-escape.ts";
import { HueWheel } from "./hue-wheel.tsx";
import type { Paint } from "./use-paint.ts";

import style from "./paint-panel.module.css";

interface PaintPanelProps {
  readonly paint: Paint;
  readonly factory: Hex;
  readonly onClose: () => void;
}

/** The paint shop beside the car: turning the wheel paints it at once, saving keeps it. */
export function PaintPanel({ paint, factory, onClose }: PaintPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { hueAngle, isChanged, isSaving, mix, undo, save } = paint;
  useEffect(() => panel.current?.querySelector("input")?.focus({ preventScroll: true }), []);
  useEscape(panel, onClose);
  /** The button that was pressed goes out of use. */
  const toWheel = (): void => panel.current?.querySelector("input")?.focus();
  return (
    <section ref={panel} className={style.panel} aria-label="Paint your car">
      <HueWheel factory={factory} hueAngle={hueAngle} onHue={mix}>
        <b className={style.name}>{paintName(turned(factory, hueAngle))}</b>
        <small className={style.note}>{hueAngle === 0 ? "factory" : `${hueAngle}°`}</small>
      </HueWheel>
      <div className={style.deeds}>
        <Button kind="primary" wide spent={!isChanged} busy={isSaving} busyLabel="Saving" onClick={() => void save()}>
          Save paint
        </Button>
        <Button
          size="small"
          icon={<Undo2 aria-hidden />}
          disabled={!isChanged || isSaving}
          onClick={() => {
            undo();
            toWheel();
          }}
        >
          Undo
        </Button>
        <Button
          size="small"
          kind="plain"
          disabled={hueAngle === 0 || isSaving}
          onClick={() => {
            mix(0);
            toWheel();
          }}
        >
          Factory paint
        </Button>
      </div>
      <div className={style.close}>
        <IconButton label="Close the paint shop" icon={X} kind="bare" onClick={onClose} />
      </div>
    </section>
  );
}
