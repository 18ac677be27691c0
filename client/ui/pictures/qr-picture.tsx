import { encode } from "uqr";

import style from "./qr-picture.module.css";

/** A QR code, always dark on light so that every camera reads it. */
export function QrPicture({ text, alt }: { readonly text: string; readonly alt: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 3 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .filter(Boolean)
    .join("");
  return (
    <svg role="img" aria-label={alt} className={style.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path className={style.qrGround} d={`M0 0h${size}v${size}H0z`} />
      <path className={style.qrInk} d={path} />
    </svg>
  );
}
