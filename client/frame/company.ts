/** Stands in the footer until an operator says who they are; invented. @source core §2 */
export const COMPANY = {
  name: "Redline Games",
  address: "1 Paper Road, Suite 60, Motorville 00000",
} as const;
