import { HonkButton } from "./honk-button.tsx";
import { useHonkKey } from "./use-honk-key.ts";

/** A horn by button and by key. */
export function Horn() {
  useHonkKey();
  return <HonkButton />;
}
