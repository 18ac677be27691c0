import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import { IconButton } from "../../ui/controls/icon-button.tsx";

const ComfortDialog = lazy(async () => ({ default: (await import("./comfort-dialog.tsx")).ComfortDialog }));

interface ComfortButtonProps {
  /** During a race nothing may cover the text. */
  readonly disabled: boolean;
}

/** Opens the reading and sound settings; their code is loaded with the first click. */
export function ComfortButton({ disabled }: ComfortButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <IconButton
        label="Reading and sound"
        icon={SlidersHorizontal}
        kind="bare"
        disabled={disabled}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <ComfortDialog open={isOpen && !disabled} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
