import { lazy, useState, type ComponentType } from "react";

/** A part whose code is loaded when it is shown, or before. */
export type Later<P extends object = object> = ComponentType<P> & {
  /** Loads its code; a part that has it shows without a moment of nothing. */
  load(): Promise<void>;
};

/** Makes such a part of what imports its code. */
export function later<P extends object = object>(bring: () => Promise<ComponentType<P>>): Later<P> {
  let Loaded: ComponentType<P> | undefined;
  const Coming = lazy(async () => ({ default: await bring() }));
  const Part = (props: P) => {
    // Chosen once: code that comes afterwards would begin the part anew.
    const [Shown] = useState(() => Loaded ?? Coming);
    return <Shown {...props} />;
  };
  return Object.assign(Part, {
    async load() {
      Loaded = await bring();
    },
  });
}
