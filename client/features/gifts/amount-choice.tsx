import { formatMoney } from "#shared/format/figures.ts";

import style from "./amount-choice.module.css";

const AMOUNTS = [1_000, 5_000, 25_000, 100_000, 500_000] as const;

interface AmountChoiceProps {
  /** More than this cannot be given now. */
  readonly most: number;
  readonly chosen: number;
  readonly onChoose: (amount: string) => void;
}

/** Quick amounts to choose from instead of typing. */
export function AmountChoice({ most, chosen, onChoose }: AmountChoiceProps) {
  return (
    <fieldset className={style.amounts} aria-label="Quick amounts">
      {AMOUNTS.filter((amount) => amount <= most).map((amount) => (
        <button
          key={amount}
          type="button"
          className={style.amount}
          aria-pressed={amount === chosen}
          onClick={() => onChoose(String(amount))}
        >
          {formatMoney(amount)}
        </button>
      ))}
    </fieldset>
  );
}
