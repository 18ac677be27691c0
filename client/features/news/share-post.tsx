import { Link2, Share2 } from "lucide-react";
import { useState } from "react";

import { canShare, copyText, shareOn } from "../../browser/hand-on.ts";
import type { NewsPost } from "../../data/news/use-news.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";

/** The link to a post, to hand on: shared where the browser can, else copied, and else there to read. */
export function SharePost({ post: { newsID, title } }: { readonly post: NewsPost }) {
  const [isCopied, setCopied] = useState<boolean>();
  const url = `${location.origin}/news/${newsID}`;
  const copy = (): void => void copyText(url).then(setCopied);
  const share = async (): Promise<void> => {
    if (!(await shareOn({ title, url }))) copy();
  };
  const shares = canShare();
  return (
    <>
      <Button
        kind="plain"
        size="small"
        icon={shares ? <Share2 aria-hidden /> : <Link2 aria-hidden />}
        onClick={() => (shares ? void share() : copy())}
      >
        {shares ? "Share" : "Copy link"}
      </Button>
      <output>
        {isCopied === true && "Link copied!"}
        {isCopied === false && (
          <>
            Your browser won't let us copy. Select this link: <AsIs>{url}</AsIs>
          </>
        )}
      </output>
    </>
  );
}
