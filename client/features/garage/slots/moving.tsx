import { useEffect, useRef } from "react";

import { Button } from "../../../ui/controls/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./moving.module.css";

interface MovingProps {
  readonly name: string;
  readonly onCancel: () => void;
}

/** Asks for a slot: the way to move a car for those who don't drag. */
export function Moving({ name, onCancel }: MovingProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus({ preventScroll: true }), []);
  return (
    <div aria-live="polite">
      <Card title={`Where to, ${name}?`} level={3}>
        <p className={style.words}>Choose a slot. If another car stands there, the two swap.</p>
        <Button ref={cancel} size="small" onClick={onCancel}>
          Leave it where it is
        </Button>
      </Card>
    </div>
  );
}
