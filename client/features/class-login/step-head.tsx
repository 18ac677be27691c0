import { useEffect, useRef, type ReactNode } from "react";

import style from "./class-login.module.css";

/** The heading of a step: whoever pressed a button of the step before goes on from here. */
export function StepHead({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={style.hello}>
      {children}
    </h2>
  );
}
