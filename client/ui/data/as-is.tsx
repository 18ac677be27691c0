import { Fragment, type ReactNode } from "react";

import { classes } from "../classes.ts";

/** What no translator may touch, and no hyphen may break: names, tags, codes, addresses, texts to type. */
export const asIs = (className?: string) =>
  ({ translate: "no", className: classes("notranslate", className) }) as const;

/** Data inside words. */
export const AsIs = ({ children }: { readonly children: ReactNode }) => <span {...asIs()}>{children}</span>;

const MARKED = /\u2068([^\u2069]*)\u2069/;

/** A name in a sentence that is a string: between Unicode's isolates, by which `Words` knows it. */
export const named = (name: string): string => `\u2068${name}\u2069`;

/** A sentence in which names are as they are. Anything else than a string is shown as it comes. */
export const Words = ({ of }: { readonly of: ReactNode }) =>
  typeof of === "string" && MARKED.test(of)
    ? of.split(MARKED).map((part, nth) => <Fragment key={nth}>{nth % 2 === 0 ? part : <AsIs>{part}</AsIs>}</Fragment>)
    : of;
