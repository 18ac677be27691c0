import { CARS } from "#shared/content/cars/catalog.ts";
import { formatLastDay } from "#shared/format/dates.ts";

import type { DueAnnouncement } from "../../../data/notices/use-pop-ups.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { Horizon } from "../../../ui/pictures/horizon.tsx";
import { useDialog } from "../use-dialog.ts";

import style from "./announcement-pop-up.module.css";

/** Cars that roll in with a season. */
const MOST_CARS = 2;

const carsOf = (due: DueAnnouncement) =>
  CARS.filter(({ ways }) =>
    ways.some((way) =>
      due.kind === "season"
        ? way.from === "season" && way.season === due.season
        : way.from === "event" && way.event === due.event,
    ),
  ).slice(-MOST_CARS);

/** That a season has started, with its cars on the road. @source teams-shop-seasons §9 Season announcement */
export function AnnouncementPopUp({ due }: { readonly due: DueAnnouncement | undefined }) {
  const { shown, open, onClose, onClosed } = useDialog("announcement", due);
  if (!shown) return null;
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={`${shown.name} is here`}
      text={`A new season has started. Its cars, stickers and more are in the season shop until ${formatLastDay(shown.endStamp)}.`}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            Not now
          </Button>
          <LinkButton kind="primary" to="/shop" onClick={onClose}>
            See the season shop
          </LinkButton>
        </>
      }
    >
      <div className={style.picture} aria-hidden>
        <Horizon height="13rem">
          <div className={style.cars}>
            {carsOf(shown).map(({ carID }) => (
              <CarThumb key={carID} carID={carID} width="45%" />
            ))}
          </div>
        </Horizon>
      </div>
    </Modal>
  );
}
