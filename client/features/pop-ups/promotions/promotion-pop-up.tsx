import { Check, Crown } from "lucide-react";
import { useEffect } from "react";

import { CAR_OF_GOLD } from "#shared/content/gold.ts";

import { see, type DuePromotion } from "../../../data/notices/use-pop-ups.ts";
import { useSession } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { useDialog } from "../use-dialog.ts";
import { promotionWords } from "./promotion-words.ts";
import { useFirst } from "./use-first.ts";

import style from "./promotion-pop-up.module.css";

interface PromotionPopUpProps {
  readonly due: DuePromotion | undefined;
  /** Whether this page tells of it. */
  readonly isHere: boolean;
}

/**
 * A gold sale, a product, or that gold ends or has ended: one for each load of the page, and never with a clock that counts
 * down.
 *
 * @source teams-shop-seasons §9 Gold sale modal, {product} modal, core §6 Renewal prompt
 */
export function PromotionPopUp({ due, isHere }: PromotionPopUpProps) {
  const isGold = useSession(({ user }) => user?.membership === "gold");
  const { first, onOver } = useFirst(isHere ? due : undefined);
  const { shown, open, onClose, onClosed } = useDialog("promotion", isHere ? first : undefined);
  const shownKey = open && shown && "shownKey" in shown ? shown.shownKey : undefined;
  useEffect(() => {
    if (shownKey !== undefined) void see([shownKey]).catch(reportError);
  }, [shownKey]);
  if (!shown) return null;
  const { title, text, perks, later, label, to } = promotionWords(shown, isGold);
  const isOfGold = shown.kind !== "product";
  const close = (): void => {
    onClose();
    onOver();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      onClosed={onClosed}
      title={title}
      text={text}
      tone={isOfGold ? "gold" : "hot"}
      footer={
        <>
          <Button kind="plain" onClick={close}>
            {later}
          </Button>
          <LinkButton
            kind={isOfGold ? "gold" : "primary"}
            to={to}
            icon={isOfGold && <Crown aria-hidden />}
            onClick={close}
          >
            {label}
          </LinkButton>
        </>
      }
    >
      {isOfGold && (
        <div className={style.offer} data-lone={perks.length === 0 || undefined}>
          <div className={style.picture} aria-hidden>
            <CarThumb carID={CAR_OF_GOLD} width="min(100%, 14rem)" />
          </div>
          {perks.length > 0 && (
            <ul className={style.perks}>
              {perks.map((perk) => (
                <li key={perk}>
                  <Check aria-hidden />
                  {perk}
                </li>
              ))}
            </ul>
          )}
          <p className={style.note}>Gold costs real money. Ask who pays at home first.</p>
        </div>
      )}
    </Modal>
  );
}
