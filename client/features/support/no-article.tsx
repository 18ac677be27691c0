import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";

import style from "./article-page.module.css";

/** Where an address leads to no article. */
export const NoArticle = () => (
  <main id="main" className={style.page}>
    <EmptyState
      level={1}
      title="There's no such answer"
      text="It may have moved, or there's a typo in the address. Search for it, or look at all of them."
      action={
        <LinkButton kind="primary" to="/support">
          All answers
        </LinkButton>
      }
    />
  </main>
);
