const made = new Map<string, Intl.NumberFormat>();

/** Real money, in the smallest unit of a currency, so that nobody takes it for game cash: "US$4.99", "€29.99". */
export function formatRealMoney(minor: number, currency: "usd" | "eur" | "gbp"): string {
  const format = made.get(currency) ?? new Intl.NumberFormat("en-GB", { style: "currency", currency });
  made.set(currency, format);
  return format.format(minor / 100);
}
