/** A fictitious company, shown in the footer until an operator is configured. @source core §2 */
export const COMPANY = {
  name: "Redline Games",
  address: "1 Paper Road, Suite 60, Motorville 00000",
} as const;
