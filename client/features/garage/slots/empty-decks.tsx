import { GARAGE } from "#shared/rules/garage/layout.ts";

import place from "./slot.module.css";
import style from "./slots.module.css";

/** The decks before the cars are there. */
export const EmptyDecks = () => (
  <div aria-hidden>
    <div className={style.hall}>
      <ul className={style.decks}>
        {Array.from({ length: GARAGE.pageSlots }, (_, slot) => (
          <li key={slot} className={place.slot} data-number={slot + 1} />
        ))}
      </ul>
    </div>
    <div className={style.foot} />
  </div>
);
