import type { Dealership } from "#shared/contracts/economy/shop-shapes.ts";
import type { Stamp } from "#shared/units.ts";

import { askShopAgain } from "../../../data/shop/use-shop.ts";
import { Countdown } from "../../../ui/data/countdown.tsx";
import { Cards } from "../cards.tsx";
import { Group } from "../group.tsx";
import { Featured } from "./featured.tsx";
import { LockedDaily } from "./locked-daily.tsx";

import style from "./daily.module.css";

interface DailyProps {
  readonly group: Dealership;
  readonly nextChange: Stamp;
  readonly name: string;
}

/** The car of the day, what else there is today only, and for gold members what comes tomorrow. */
export function Daily({ group: { name: title, items, gamesToGo }, nextChange, name }: DailyProps) {
  if (gamesToGo > 0) {
    return (
      <Group id="daily" title={title}>
        <LockedDaily gamesToGo={gamesToGo} />
      </Group>
    );
  }
  const today = items.filter(({ isEarly }) => !isEarly);
  const tomorrow = items.filter(({ isEarly }) => isEarly);
  const first = today.find(({ category }) => category === "featured");
  return (
    <>
      {first && (
        <section aria-label="Car of the day">
          <Featured item={first}>
            <div className={style.words}>
              <h2 className={style.title}>Car of the day</h2>
              <Countdown
                until={nextChange}
                label="The next one in"
                over="Here's the next one"
                onOver={() => void askShopAgain()}
              />
            </div>
          </Featured>
        </section>
      )}
      <Group id="daily" title={title} aside="Today only. None of it comes again within two weeks.">
        <Cards items={today.filter((item) => item !== first)} name={name} look="few" />
        {tomorrow.length > 0 && (
          <>
            <h3>Tomorrow's things, today for gold members</h3>
            <Cards items={tomorrow} name={name} look="few" />
          </>
        )}
      </Group>
    </>
  );
}
