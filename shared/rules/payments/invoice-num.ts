/** The number of an order: people can read it, and nobody guesses it. */
export const INVOICE_NUM = /^R-[A-Z0-9]{12}$/;
export const INVOICE_CODE_LENGTH = 12;

export const invoiceNumOf = (code: string): string => `R-${code.toUpperCase()}`;
