import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import { IconButton } from "../../ui/controls/icon-button.tsx";

const ComfortDialog = lazy(async () => ({ default: (await import("./comfort-dialog.tsx")).ComfortDialog }));

interface ComfortButtonProps {
  /** During a race nothing may cover the text. */
  readonly disabled: boolean;
  /** A row of a menu, in words. */
  readonly look?: "row";
}

const LABEL = "Reading and sound";

/** Opens the reading and sound settings; their code is loaded with the first click. */
export function ComfortButton({ disabled, look }: ComfortButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (): void => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      {look === "row" ? (
        <button type="button" disabled={disabled} onClick={open}>
          {LABEL}
        </button>
      ) : (
        <IconButton label={LABEL} icon={SlidersHorizontal} kind="bare" disabled={disabled} onClick={open} />
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <ComfortDialog open={isOpen && !disabled} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
