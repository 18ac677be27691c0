import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";

import page from "./item-page.module.css";
import panel from "./item-panel.module.css";

/** The page's boxes until the shop has come: what fills them moves nothing. */
export const ItemToCome = ({ title }: { readonly title: string }) => (
  <main id="main" className={page.page} aria-busy>
    <div className={page.stage}>
      <div className={page.toCome} />
    </div>
    <section className={panel.panel} aria-label="Loading the shop">
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <Skeleton height="2rem" lines={1} />
      <Skeleton height="4rem" lines={1} />
      <Skeleton height="1.5rem" lines={3} />
      <Skeleton height="4rem" lines={2} />
    </section>
  </main>
);
