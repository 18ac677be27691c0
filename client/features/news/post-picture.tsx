import { useState } from "react";

import type { NewsPicture } from "#shared/contracts/news/blocks.ts";

import style from "./news.module.css";

interface PostPictureProps {
  readonly of: NewsPicture;
  /** In a list, beside words that say the same. */
  readonly isSilent?: boolean;
}

/** A picture of a post, in its place before it is there; one that doesn't come leaves its words. */
export function PostPicture({ of: { src, alt, width, height }, isSilent = false }: PostPictureProps) {
  const [isGone, setGone] = useState(false);
  if (isGone) return isSilent ? null : <p className={style.gone}>{alt}</p>;
  return (
    <img
      className={style.picture}
      src={src}
      alt={isSilent ? "" : alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setGone(true)}
    />
  );
}
