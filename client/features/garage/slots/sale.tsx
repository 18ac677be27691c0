import { Banknote } from "lucide-react";
import { useId, useState } from "react";

import type { Car } from "#shared/content/cars/car.ts";
import { formatMoney } from "#shared/format/figures.ts";
import type { CarID } from "#shared/ids.ts";
import { noSale, saleOf, type NoSale } from "#shared/rules/garage/sale.ts";
import { isSoldSomewhere, soldOnlyIn, worthOf } from "#shared/rules/garage/worth.ts";

import { sell } from "../../../data/garage/use-garage.ts";
import { useSession } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { tellTrouble } from "../trouble.ts";

import style from "./car-panel.module.css";

interface SaleProps {
  readonly car: Car;
  readonly ownedIDs: readonly CarID[];
  readonly onSold: (cash: number) => void;
}

const WHY: Readonly<Record<NoSale, string>> = {
  notOwned: "This car isn't in your garage any more.",
  lastCar: "It's your only car, and you need one to race.",
  inUse: "You're driving it. Take another car first, then you can sell it.",
};

/** Sells a car for part of its price, after a question; says why where it can't be sold. */
export function Sale({ car, ownedIDs, onSold }: SaleProps) {
  const id = useId();
  const money = useSession(({ user }) => user?.money ?? 0);
  const inUse = useSession(({ user }) => user?.carID);
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const why = inUse && noSale(car, { inUse, owned: ownedIDs });
  const cash = saleOf(car);
  const sale = async (): Promise<void> => {
    setIsBusy(true);
    try {
      onSold(await sell(car.carID));
    } catch (problem) {
      tellTrouble(`${car.name} isn't sold`, problem);
    }
    setIsBusy(false);
    setIsAsked(false);
  };
  return (
    <>
      <Button
        kind="plain"
        size="small"
        wide
        icon={<Banknote aria-hidden />}
        spent={why !== undefined}
        aria-describedby={why ? id : undefined}
        onClick={() => setIsAsked(true)}
      >
        Sell for {formatMoney(cash)}
      </Button>
      {why && (
        <p id={id} className={style.note}>
          {WHY[why]}
        </p>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => void sale()}
        title={`Sell ${car.name}?`}
        text={
          <>
            You get {formatMoney(cash)}, and have {formatMoney(money + cash)} then. {car.name} leaves your garage.{" "}
            {wayBack(car)}
          </>
        }
        confirm={`Sell for ${formatMoney(cash)}`}
        cancel="Keep it"
        danger
        busy={isBusy}
      />
    </>
  );
}

function wayBack(car: Car): string {
  if (!isSoldSomewhere(car)) return "It was a prize, and no shop sells it: you can't buy it back.";
  const span = soldOnlyIn(car);
  return `You can buy it again ${span ? `while its ${span} runs` : "where it's on sale"}, for ${formatMoney(worthOf(car))}.`;
}
