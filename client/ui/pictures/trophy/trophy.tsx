import type { ContestName } from "#shared/content/contests.ts";

import { SHAPES } from "./shapes.ts";

import style from "./trophy.module.css";

/** The prize of a contest between teams, cut of paper, on its plinth. Pure picture. */
export const Trophy = ({ name }: { readonly name: ContestName }) => (
  <svg viewBox="0 0 96 112" className={style.trophy} data-name={name} aria-hidden>
    <path className={style.stem} d="M41 78h14l5 16H36z" />
    {SHAPES[name].map(([paper, d]) => (
      <path key={d} className={style[paper]} d={d} />
    ))}
    <path className={style.plinth} d="M24 92h48l7 18H17z" />
    <path className={style.sign} d="M36 97h24v8H36z" />
  </svg>
);
