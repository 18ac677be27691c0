import { Link } from "react-router-dom";

import type { OwnAd } from "#shared/rules/ads/own-ads.ts";
import type { AdPlace } from "#shared/rules/ads/places.ts";

import { AsIs } from "../../ui/data/as-is.tsx";
import { OwnArt } from "./own-art.tsx";

import slab from "../../ui/controls/slab.module.css";
import style from "./own-picture.module.css";

interface OwnPictureProps {
  readonly ad: OwnAd;
  readonly place: AdPlace;
  /** Of the two at the side. */
  readonly isNarrow: boolean;
}

/** One of our own pictures: a sheet of paper with a scene of what it leads to, all of it one link. */
export const OwnPicture = ({ ad, place, isNarrow }: OwnPictureProps) => (
  <Link className={style.sheet} to={ad.to} data-place={place} data-narrow={isNarrow || undefined}>
    <span className={style.picture} data-subject={ad.subject} aria-hidden>
      <OwnArt ad={ad} />
    </span>
    <span className={style.words}>
      <b className={style.title}>{ad.subject === "friendsTeam" ? <AsIs>{ad.title}</AsIs> : ad.title}</b>
      <span className={style.text}>{ad.text}</span>
    </span>
    <span className={style.call}>
      <span className={slab.slab} data-kind={ad.subject === "gold" ? "gold" : "primary"} data-size="small">
        <span>{ad.call}</span>
      </span>
    </span>
  </Link>
);
