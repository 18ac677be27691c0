import { Link } from "react-router-dom";

import { GiftBox } from "../../../ui/pictures/gift-box.tsx";

import style from "./on-floor.module.css";

/** Boxes on the hall's floor while gifts wait. @source core §3 pendingCashGifts */
export function WaitingGifts({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Link to="/gifts" className={style.things}>
      <span aria-hidden className={style.boxes}>
        {Array.from({ length: Math.min(3, count) }, (_, at) => (
          <span key={at} className={style.box}>
            <GiftBox paint={at} />
          </span>
        ))}
      </span>
      <span className={style.words}>{count === 1 ? "A gift is waiting" : `${count} gifts are waiting`}</span>
    </Link>
  );
}
