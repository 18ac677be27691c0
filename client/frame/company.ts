/** Who runs the site; the name and the address are invented. @source core §2 */
export const COMPANY = {
  name: "Redline Games",
  address: "1 Paper Road, Suite 60, Motorville 00000",
} as const;

/** The typing site, for visitors of the math site. */
export const TYPING_SITE = "https://type.redline.example/";
