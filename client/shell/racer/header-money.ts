import { formatMoney, formatShortMoney } from "#shared/format/figures.ts";

/** From here on the header has room for a short number only. */
const MUCH = 1_000_000;

/** What a racer has, as the header says it. */
export const headerMoney = (cash: number): string => (cash < MUCH ? formatMoney(cash) : formatShortMoney(cash));
