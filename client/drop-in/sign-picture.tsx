import { SIGNS, type Sign } from "#shared/rules/drop-in/pattern.ts";

import style from "./signs.module.css";

const SHAPES: Readonly<Record<Sign, string>> = {
  circle: "M24 5a19 19 0 1 0 0 38a19 19 0 0 0 0-38z",
  square: "M7 7h34v34H7z",
  triangle: "M24 5L44 42H4z",
  star: "M24 3l6.2 13.3 14.4 1.9-10.6 10 2.7 14.4L24 35.6l-12.7 7 2.7-14.4L3.4 18.2l14.4-1.9z",
  heart: "M24 43C10 32 4 25 4 16.500A10.500 10.500 0 0 1 24 12a10.500 10.500 0 0 1 20 4.500C44 25 38 32 24 43z",
  moon: "M31 4a20 20 0 1 0 13 29A17 17 0 0 1 31 4z",
  cloud: "M13 39a10 10 0 0 1-1-20 13 13 0 0 1 25-1 10.500 10.500 0 0 1-1 21z",
  diamond: "M24 3l17 21-17 21L7 24z",
};

/** A sign of the pattern: its shape alone tells it from the others. */
export const SignPicture = ({ sign }: { readonly sign: Sign }) => (
  <svg aria-hidden viewBox="0 0 48 48" className={style.picture} data-sign={sign}>
    <path d={SHAPES[sign]} />
  </svg>
);

/** A sign with its words below. */
export const NamedSign = ({ sign }: { readonly sign: Sign }) => (
  <span className={style.named}>
    <SignPicture sign={sign} />
    <span className={style.words}>{SIGNS[sign]}</span>
  </span>
);
