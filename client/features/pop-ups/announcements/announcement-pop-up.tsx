import type { DueAnnouncement } from "../../../data/notices/use-pop-ups.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { EventBanner } from "../../../ui/pictures/events/event-banner.tsx";
import { SeasonBanner } from "../../../ui/pictures/seasons/season-banner.tsx";
import { useDialog } from "../use-dialog.ts";
import { wordsFor } from "./announcement-words.ts";

import style from "./announcement-pop-up.module.css";

/** That a season or an event has started, with its cars on the road. @source teams-shop-seasons §9 Season announcement, Event announcement */
export function AnnouncementPopUp({ due }: { readonly due: DueAnnouncement | undefined }) {
  const { shown, open, onClose, onClosed } = useDialog("announcement", due);
  if (!shown) return null;
  const { text, to, label, cars } = wordsFor(shown);
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={`${shown.name} is here`}
      text={text}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            Not now
          </Button>
          <LinkButton kind="primary" to={to} onClick={onClose}>
            {label}
          </LinkButton>
        </>
      }
    >
      <div className={style.picture} aria-hidden>
        {shown.kind === "season" ? (
          <SeasonBanner season={shown.season} className={style.banner ?? ""} />
        ) : (
          <EventBanner event={shown.event} className={style.banner ?? ""} />
        )}
        <div className={style.cars}>
          {cars.map((carID) => (
            <CarThumb key={carID} carID={carID} width={cars.length === 1 ? "62%" : "45%"} />
          ))}
        </div>
      </div>
    </Modal>
  );
}
